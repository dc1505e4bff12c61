import { useEffect } from 'react';
import { choiceOnDevice, clearForChoice } from './personal-data.ts';

/**
 * Nothing that this device keeps for one farmer is seen under another: with a new choice everything stored goes, and
 * pages of the choice before, in other tabs and in the browser's memory, are replaced by home. Used once, by the root,
 * before what reads storage. The answer that makes a choice clears storage, too (`Clear-Site-Data`), so that it also
 * goes without any script; not every browser knows that.
 * @param choice of this page; null without a chosen farmer
 */
export function useOneFarmerAtATime(choice: string | null): void {
  useEffect(() => {
    if (choiceOnDevice() !== choice) clearForChoice(choice);
    let isLeaving = false;
    // A form that loads the document anew goes on to a page of the new choice by itself: its answer clears storage,
    // of which this page hears, and to go elsewhere now would cut it off.
    const onSubmit = ({ defaultPrevented }: Event) => {
      isLeaving ||= !defaultPrevented;
    };
    const leaveOldPage = () => {
      const known = choiceOnDevice();
      if (!isLeaving && known !== undefined && known !== choice) location.replace('/');
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isLeaving = false;
      leaveOldPage();
    };
    addEventListener('submit', onSubmit);
    addEventListener('storage', leaveOldPage);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('submit', onSubmit);
      removeEventListener('storage', leaveOldPage);
      removeEventListener('pageshow', onShow);
    };
  }, [choice]);
}
