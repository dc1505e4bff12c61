/** Pictograms of shops and orders: apart from the others, so that a list of products does not bring them. */
import {
  CalendarDays,
  CircleHelp,
  CircleX,
  FileText,
  KeyRound,
  LogOut,
  Navigation,
  Phone,
  Receipt,
  Undo2,
  User,
  Warehouse,
} from 'lucide';
import { pictogram } from './pictogram.tsx';

export const CalendarDaysIcon = /* @__PURE__ */ pictogram(CalendarDays);
export const CircleHelpIcon = /* @__PURE__ */ pictogram(CircleHelp);
export const CircleXIcon = /* @__PURE__ */ pictogram(CircleX);
export const FileTextIcon = /* @__PURE__ */ pictogram(FileText);
export const KeyRoundIcon = /* @__PURE__ */ pictogram(KeyRound);
export const LogOutIcon = /* @__PURE__ */ pictogram(LogOut);
export const NavigationIcon = /* @__PURE__ */ pictogram(Navigation);
export const PhoneIcon = /* @__PURE__ */ pictogram(Phone);
export const ReceiptIcon = /* @__PURE__ */ pictogram(Receipt);
export const Undo2Icon = /* @__PURE__ */ pictogram(Undo2);
export const UserIcon = /* @__PURE__ */ pictogram(User);
export const WarehouseIcon = /* @__PURE__ */ pictogram(Warehouse);
