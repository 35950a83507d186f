/** Of the first and the last name that fit: "Ana Lucía Pérez" is AP. */
export function formatIniciales(nombre: string): string {
  const palabras = nombre.split(/[\s-]+/).filter((palabra) => /^\p{L}/u.test(palabra))
  const primera = palabras[0]
  const ultima = palabras.length > 1 ? palabras.at(-1) : undefined
  return [primera, ultima]
    .map((palabra) => [...(palabra ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('es')
}
