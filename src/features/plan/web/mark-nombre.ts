/** What stands for a name in an address (FNV-1a): it tells those of a plan apart, and says none of them. */
export function markNombre(nombre: string): string {
  let marca = 0x811c9dc5
  for (let i = 0; i < nombre.length; i++) marca = Math.imul(marca ^ nombre.charCodeAt(i), 0x01000193)
  return (marca >>> 0).toString(36)
}
