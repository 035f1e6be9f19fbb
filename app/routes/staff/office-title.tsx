/** A title that ends with a number: it reads left to right and is never broken. */
export function OfficeTitle({ words, number }: { words: string; number: string }) {
  return (
    <>
      {words}{' '}
      <bdi dir="ltr" className="whitespace-nowrap">
        {number}
      </bdi>
    </>
  );
}
