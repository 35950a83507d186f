import { formatCantidad, formatNumero } from '../texto/cantidad.ts'

/** What would stand on the list of what is going to be erased: CVs, and submissions that nobody has read. */
export interface AlcanceDeRetencion {
  cvs: number
  envios: number
}

/** "alcanza a 12 CV de la base y a 3 sin revisar", with the verb as it is given. */
export function formatAlcance(verbo: string, { cvs, envios }: AlcanceDeRetencion): string {
  const partes = [
    cvs > 0 && `a ${formatCantidad(cvs, 'CV', 'CV')} de la base`,
    envios > 0 &&
      (cvs > 0 ? `a ${formatNumero(envios)} sin revisar` : `a ${formatNumero(envios)} CV sin revisar`),
  ].filter(Boolean)
  return partes.length === 0 ? `no ${verbo} a ningún CV` : `${verbo} ${partes.join(' y ')}`
}
