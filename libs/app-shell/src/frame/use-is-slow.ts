import { useEffect, useState } from 'react';

/** What takes no longer than this needs no word, milliseconds: a flash would only unsettle. */
const SLOW_MS = 300;

/** Whether something has been pending so long that progress has to be shown. */
export function useIsSlow(isUnderWay: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isUnderWay]);
  return isUnderWay && isSlow;
}
