export const writePuntos = (puntos: number) => `${Math.abs(puntos).toFixed(2)} puntos`
export const writeCifra = (valor: number) => valor.toFixed(2)
