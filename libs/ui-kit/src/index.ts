/** Components, tokens and pictograms of every screen. Texts come in by props; nothing here speaks a language. */
export { Accordion, type AccordionProps } from './accordion/accordion.tsx';
export { Badge, type BadgeProps } from './badge/badge.tsx';
export { Banner, type BannerProps } from './banner/banner.tsx';
export { Bill, type BillProps, type BillRow } from './bill/bill.tsx';
export { BottomBar, type BottomBarItem, type BottomBarProps } from './bottom-bar/bottom-bar.tsx';
export { BottomSheet, type BottomSheetProps } from './bottom-sheet/bottom-sheet.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/button-link.tsx';
export type { ButtonOptions, ButtonSize, ButtonVariant } from './button/button-variants.ts';
export { Card, type CardProps } from './card/card.tsx';
export { CartBar, type CartBarProps } from './cart-bar/cart-bar.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { ChipGroup, type ChipGroupOption, type ChipGroupProps } from './chip-group/chip-group.tsx';
export { Chip, ChipLink, ChipRow, type ChipLinkProps, type ChipProps, type ChipRowProps } from './chip/chip.tsx';
export { Countdown, type CountdownProps } from './countdown/countdown.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './empty-state/error-state.tsx';
export { Gallery, type GalleryPicture, type GalleryProps } from './gallery/gallery.tsx';
export type { GaugeBounds, GaugeLevel } from './gauge/gauge-scale.ts';
export { Gauge, type GaugeProps } from './gauge/gauge.tsx';
export {
  IconButton,
  IconLink,
  type IconButtonProps,
  type IconButtonVariant,
  type IconLinkProps,
} from './icon-button/icon-button.tsx';
export type { ChartDate, ChartSeries } from './line-chart/chart-data.ts';
export { LineChart, type LineChartProps } from './line-chart/line-chart.tsx';
export { List, type ListProps } from './list/list.tsx';
export { ListRow, type ListRowProps } from './list/list-row.tsx';
export { MoreLink, type MoreLinkProps } from './list/more-link.tsx';
export { MapFrame, type MapFrameProps, type MapFrameTexts } from './map-frame/map-frame.tsx';
export { MediaPlayer, type MediaCaptions, type MediaPlayerProps } from './media-player/media-player.tsx';
export { Modal, type ModalAction, type ModalProps } from './modal/modal.tsx';
export { NumberField, type NumberFieldProps } from './number-field/number-field.tsx';
export { NumberStepper, type NumberStepperProps } from './number-stepper/number-stepper.tsx';
export { OfflineBar, type OfflineBarProps } from './offline-bar/offline-bar.tsx';
export { OtpField, type OtpFieldProps } from './otp-field/otp-field.tsx';
export { AppFrame, type AppFrameProps } from './page/app-frame.tsx';
export { Columns, type ColumnsProps } from './page/columns.tsx';
export { Page, type PageProps } from './page/page.tsx';
export { CornerOnPicture } from './page/screen-corner.tsx';
export { PhotoPicker, type PhotoPickerProps, type PhotoPickerTexts } from './photo-picker/photo-picker.tsx';
export type { PhotoProblem } from './photo-picker/photo-problem.ts';
export type { PictureImageProps } from './picture/picture-image.tsx';
export { EmbeddedDrawingsContext } from './picture/embedded-drawings.ts';
export { PictureOnTapContext } from './picture/picture-on-tap.ts';
export { Picture, type PictureProps } from './picture/picture.tsx';
export { PlaceLine, type PlaceLineProps } from './place/place-line.tsx';
export { PlaceNeeded, type PlaceNeededProps } from './place/place-needed.tsx';
export { Price, type PriceProps } from './price/price.tsx';
export { ProductCard, ProductGrid, type ProductCardProps } from './product-card/product-card.tsx';
export { ProductRail, type ProductRailProps, type RailProduct } from './product-rail/product-rail.tsx';
export { Progress, type ProgressProps } from './progress/progress.tsx';
export { Quantity, type QuantityButtonProps, type QuantityProps } from './quantity/quantity.tsx';
export { RadioCards, type RadioCardOption, type RadioCardsProps } from './radio-cards/radio-cards.tsx';
export { RatingField, type RatingFieldProps, type RatingLabels } from './rating/rating-field.tsx';
export { Rating, type RatingProps } from './rating/rating.tsx';
export { ReadAloudButton, type ReadAloudButtonProps, type ReadAloudLabels } from './read-aloud/read-aloud-button.tsx';
export { ReadAloud, type ReadAloudProps } from './read-aloud/read-aloud.tsx';
export { ScreenSkeleton, type ScreenShape, type ScreenSkeletonProps } from './screen-skeleton/screen-skeleton.tsx';
export { SearchField, type SearchFieldProps } from './search-field/search-field.tsx';
export { SectionHeader, type SectionHeaderProps } from './section-header/section-header.tsx';
export { SegmentedLinks, type SegmentedLink, type SegmentedLinksProps } from './segmented-links/segmented-links.tsx';
export { Select, type SelectOption, type SelectProps } from './select/select.tsx';
export { Skeleton, type SkeletonProps, type SkeletonShape } from './skeleton/skeleton.tsx';
export { SkipLink } from './skip-link/skip-link.tsx';
export { Status, type StatusProps } from './status/status.tsx';
export { Stepper, type StepperProps, type StepperState, type StepperStep } from './stepper/stepper.tsx';
export { StickyAction, type StickyActionProps } from './sticky-action/sticky-action.tsx';
export { Switch, type SwitchProps } from './switch/switch.tsx';
export { Table, type TableColumn, type TableProps, type TableRow } from './table/table.tsx';
export { Tabs, type Tab, type TabsProps } from './tabs/tabs.tsx';
export { VoiceButton, type VoiceButtonProps } from './voice-button/voice-button.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';
export { TextButton, TextLink, type TextButtonProps, type TextLinkProps } from './text-link/text-link.tsx';
export { Tile, TileGrid, type TileGridProps, type TileProps } from './tile/tile.tsx';
export { Timeline, type TimelineProps, type TimelineState, type TimelineStep } from './timeline/timeline.tsx';
export { ToastRegion, type ToastMessage, type ToastRegionProps } from './toast/toast-region.tsx';
export type { SuggestedItem, SuggestionsAnswer } from './suggestions/suggestions-answer.ts';
export type { MessageTone, SurfaceTone } from './tones.ts';
export { PillLink, PlacePill, type PillLinkProps } from './top-bar/place-pill.tsx';
export { TopBar, type TopBarProps } from './top-bar/top-bar.tsx';
export { VendorCard, type VendorCardProps } from './vendor-card/vendor-card.tsx';
export type { VoiceProblem } from './voice-note/recording.ts';
export { VoiceNote, type VoiceNoteProps, type VoiceNoteTexts } from './voice-note/voice-note.tsx';
export {
  ArrowLeftIcon,
  ArrowUpDownIcon,
  BugIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleUserIcon,
  DropletsIcon,
  HouseIcon,
  ImagesIcon,
  InfoIcon,
  LanguagesIcon,
  LeafIcon,
  ListFilterIcon,
  MapPinIcon,
  MinusIcon,
  PackageIcon,
  PencilIcon,
  PlusIcon,
  RefreshCwIcon,
  SearchIcon,
  Share2Icon,
  ShieldCheckIcon,
  ShoppingCartIcon,
  ShovelIcon,
  SlidersHorizontalIcon,
  SmartphoneIcon,
  StoreIcon,
  TractorIcon,
  Trash2Icon,
  TriangleAlertIcon,
  TruckIcon,
  WifiOffIcon,
  XIcon,
} from './icons/icons.ts';
export { ClockIcon, LocateFixedIcon } from './icons/device-icons.ts';
export { FlaskConicalIcon, WheatIcon } from './icons/farm-icons.ts';
export {
  CalendarDaysIcon,
  CircleHelpIcon,
  CircleXIcon,
  FileTextIcon,
  KeyRoundIcon,
  LogOutIcon,
  NavigationIcon,
  PhoneIcon,
  ReceiptIcon,
  Undo2Icon,
  UserIcon,
  WarehouseIcon,
} from './icons/order-icons.ts';
export { BanknoteIcon, CreditCardIcon, WalletIcon } from './icons/payment-icons.ts';
export { LayoutGridIcon, SproutIcon, TagIcon } from './icons/quick-action-icons.ts';
