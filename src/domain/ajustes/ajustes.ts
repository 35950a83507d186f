import { conclude, fail, type Leido, type Problemas } from '../validacion/leido.ts'

export const PAPELES = ['carta', 'a4', 'oficio'] as const

export type Papel = (typeof PAPELES)[number]

export const NOMBRE_DE_PAPEL: Record<Papel, string> = { carta: 'Carta', a4: 'A4', oficio: 'Oficio' }

/** In millimetres. Oficio is that of printers here, 8.5 by 13 inches. */
export const MEDIDAS_DE_PAPEL: Record<Papel, { ancho: number; alto: number }> = {
  carta: { ancho: 215.9, alto: 279.4 },
  a4: { ancho: 210, alto: 297 },
  oficio: { ancho: 215.9, alto: 330.2 },
}

/** Settings of the whole firm. */
export interface Ajustes {
  papel: Papel
  /** Mails that one account may send in a day. */
  correosPorDia: number
  /** Age of a CV, in months, at which its person is asked for a newer one, and at which it may be erased. */
  mesesParaActualizarCv: number
  mesesParaBorrarCv: number
  /** Percent of the people invited. */
  metaDeParticipacion: number
  segundoFactorParaTodos: boolean
  /** Since when old CVs are erased; null: they are kept. */
  retencionDesde: number | null
}

/** Until somebody decides otherwise. */
export const AJUSTES_DE_FABRICA: Ajustes = {
  papel: 'carta',
  correosPorDia: 60_000,
  mesesParaActualizarCv: 18,
  mesesParaBorrarCv: 24,
  metaDeParticipacion: 80,
  segundoFactorParaTodos: false,
  retencionDesde: null,
}

/** An absent field stays as it is. */
export type CambioDeAjustes = Partial<Omit<Ajustes, 'retencionDesde'>> & { retencion?: boolean }

export type CampoDeAjustes = keyof CambioDeAjustes

const isEntre = (valor: number, min: number, max: number) =>
  Number.isSafeInteger(valor) && valor >= min && valor <= max

const MESES_PARA_BORRAR = 'Los meses para borrar un CV van de 1 a 120.'

/** Whether so many months will do by themselves, whatever the other settings are. */
export const parseMesesParaBorrar = (meses: number): Leido<number, 'meses'> =>
  isEntre(meses, 1, 120) ? conclude(meses, {}) : fail({ meses: MESES_PARA_BORRAR })

function findProblemas(ajustes: Ajustes): Problemas<CampoDeAjustes> {
  const problemas: Problemas<CampoDeAjustes> = {}
  if (!isEntre(ajustes.correosPorDia, 1, 1_000_000))
    problemas.correosPorDia = 'Los correos por día van de 1 a 1,000,000.'
  if (!isEntre(ajustes.metaDeParticipacion, 1, 100))
    problemas.metaDeParticipacion = 'La meta de participación va de 1 a 100 %.'
  if (!isEntre(ajustes.mesesParaActualizarCv, 1, 120))
    problemas.mesesParaActualizarCv = 'Los meses para pedir un CV al día van de 1 a 120.'
  if (!isEntre(ajustes.mesesParaBorrarCv, 1, 120)) problemas.mesesParaBorrarCv = MESES_PARA_BORRAR
  else if (ajustes.mesesParaBorrarCv <= ajustes.mesesParaActualizarCv)
    problemas.mesesParaBorrarCv = 'Un CV se borra después de pedir que lo pongan al día: sube este número.'
  return problemas
}

/** The settings after a change, or what is wrong in them. */
export function changeAjustes(
  anteriores: Ajustes,
  { retencion, ...cambio }: CambioDeAjustes,
  now: number,
): Leido<Ajustes, CampoDeAjustes> {
  const given = Object.fromEntries(Object.entries(cambio).filter(([, valor]) => valor != null))
  const ajustes: Ajustes = { ...anteriores, ...given }
  if (retencion === true) ajustes.retencionDesde ??= now
  if (retencion === false) ajustes.retencionDesde = null
  return conclude(ajustes, findProblemas(ajustes))
}
