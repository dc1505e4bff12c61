/** The first thing a keyboard reaches: past the bars to the screen itself (`Page` has the id `main`). */
export function SkipLink({ label }: { readonly label: string }) {
  return (
    <a
      href="#main"
      className={
        'sr-only z-50 rounded-control bg-card font-bold text-primary focus:not-sr-only focus:fixed ' +
        'focus:top-2 focus:left-2 focus:px-4 focus:py-3'
      }
    >
      {label}
    </a>
  );
}
