/** An address that breaks where it is read in parts, and not before its last letter. Copied, it is nothing but itself. */
export const Correo = ({ de }: { de: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: places to break have no other name
  de.split(/(?<=[@.])/).flatMap((parte, lugar) => [parte, <wbr key={lugar} />])
