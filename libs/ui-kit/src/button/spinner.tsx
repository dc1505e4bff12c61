/** A turning ring beside a busy button's words; the words say what is happening. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-5 shrink-0 animate-turning rounded-full border-3 border-current border-r-transparent"
    />
  );
}
