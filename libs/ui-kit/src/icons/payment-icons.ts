/** Pictograms of ways to pay: apart from those of orders, so that a cart does not bring them all. */
import { Banknote, CreditCard, Wallet } from 'lucide';
import { pictogram } from './pictogram.tsx';

export const BanknoteIcon = /* @__PURE__ */ pictogram(Banknote);
export const CreditCardIcon = /* @__PURE__ */ pictogram(CreditCard);
export const WalletIcon = /* @__PURE__ */ pictogram(Wallet);
