/**
 * Pictograms by name, from one open set (Lucide): 24 px, 2 px stroke, hidden from screen readers.
 * A pictogram always stands beside a word. Add a name here when a screen needs it; unused names
 * never reach the phone.
 */
import {
  ArrowLeft,
  ArrowUpDown,
  Bug,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleUser,
  Droplets,
  House,
  Images,
  Info,
  Languages,
  Leaf,
  ListFilter,
  Map,
  MapPin,
  Mic,
  Minus,
  Package,
  Pencil,
  Plus,
  RefreshCw,
  Search,
  Share2,
  ShieldCheck,
  ShoppingCart,
  Shovel,
  SlidersHorizontal,
  Smartphone,
  Store,
  Tractor,
  Trash2,
  TriangleAlert,
  Truck,
  WifiOff,
  X,
} from 'lucide';
import { pictogram } from './pictogram.tsx';

export const ArrowLeftIcon = /* @__PURE__ */ pictogram(ArrowLeft);
export const ArrowUpDownIcon = /* @__PURE__ */ pictogram(ArrowUpDown);
export const BugIcon = /* @__PURE__ */ pictogram(Bug);
export const CheckIcon = /* @__PURE__ */ pictogram(Check);
export const ChevronDownIcon = /* @__PURE__ */ pictogram(ChevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ pictogram(ChevronLeft);
export const ChevronRightIcon = /* @__PURE__ */ pictogram(ChevronRight);
export const CircleAlertIcon = /* @__PURE__ */ pictogram(CircleAlert);
export const CircleCheckIcon = /* @__PURE__ */ pictogram(CircleCheck);
export const CircleUserIcon = /* @__PURE__ */ pictogram(CircleUser);
export const DropletsIcon = /* @__PURE__ */ pictogram(Droplets);
export const HouseIcon = /* @__PURE__ */ pictogram(House);
export const ImagesIcon = /* @__PURE__ */ pictogram(Images);
export const InfoIcon = /* @__PURE__ */ pictogram(Info);
export const LanguagesIcon = /* @__PURE__ */ pictogram(Languages);
export const LeafIcon = /* @__PURE__ */ pictogram(Leaf);
export const ListFilterIcon = /* @__PURE__ */ pictogram(ListFilter);
export const MapIcon = /* @__PURE__ */ pictogram(Map);
export const MapPinIcon = /* @__PURE__ */ pictogram(MapPin);
export const MicIcon = /* @__PURE__ */ pictogram(Mic);
export const MinusIcon = /* @__PURE__ */ pictogram(Minus);
export const PackageIcon = /* @__PURE__ */ pictogram(Package);
export const PencilIcon = /* @__PURE__ */ pictogram(Pencil);
export const PlusIcon = /* @__PURE__ */ pictogram(Plus);
export const RefreshCwIcon = /* @__PURE__ */ pictogram(RefreshCw);
export const SearchIcon = /* @__PURE__ */ pictogram(Search);
export const Share2Icon = /* @__PURE__ */ pictogram(Share2);
export const ShieldCheckIcon = /* @__PURE__ */ pictogram(ShieldCheck);
export const ShoppingCartIcon = /* @__PURE__ */ pictogram(ShoppingCart);
export const ShovelIcon = /* @__PURE__ */ pictogram(Shovel);
export const SlidersHorizontalIcon = /* @__PURE__ */ pictogram(SlidersHorizontal);
export const SmartphoneIcon = /* @__PURE__ */ pictogram(Smartphone);
export const StoreIcon = /* @__PURE__ */ pictogram(Store);
export const TractorIcon = /* @__PURE__ */ pictogram(Tractor);
export const Trash2Icon = /* @__PURE__ */ pictogram(Trash2);
export const TriangleAlertIcon = /* @__PURE__ */ pictogram(TriangleAlert);
export const TruckIcon = /* @__PURE__ */ pictogram(Truck);
export const WifiOffIcon = /* @__PURE__ */ pictogram(WifiOff);
export const XIcon = /* @__PURE__ */ pictogram(X);
