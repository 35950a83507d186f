import type { CuentaDeGrupo, ParticipacionVisible } from './participacion-visible.ts'

/**
 * Words in place of a number of people who answered. `reservada`: so few that any number would say too much, or with it a
 * subtraction would tell that of another row.
 */
export type Dicho = 'menosDelMinimo' | 'casiTodas' | 'reservada'

type Dicha<Fila> = Omit<Fila, 'contestaron'> & {
  /** null: `dicho` is said instead. */
  contestaron: number | null
  dicho: Dicho | null
}

export type ParticipacionDicha = Dicha<Omit<ParticipacionVisible, 'grupos'>> & {
  grupos: Dicha<CuentaDeGrupo>[]
}

type Cuenta = Pick<CuentaDeGrupo, 'invitados' | 'contestaron'>

const countPersonas = ({ invitados, contestaron }: Cuenta) => Math.max(invitados, contestaron)

/** A number is told from the minimum up to all but the minimum: who asks whether somebody answered is told nothing. */
function sayCuenta(cuenta: Cuenta, minimo: number): Dicho | null {
  const { contestaron } = cuenta
  const personas = countPersonas(cuenta)
  if (personas === 0) return null
  if (personas < 2 * minimo) return 'reservada'
  if (contestaron < minimo) return 'menosDelMinimo'
  return contestaron > personas - minimo ? 'casiTodas' : null
}

/** The numbers that what is said leaves possible. */
function listPosibles(cuenta: Cuenta, dicho: Dicho, minimo: number): readonly [number, number] {
  const personas = countPersonas(cuenta)
  switch (dicho) {
    case 'menosDelMinimo':
      return [0, minimo - 1]
    case 'casiTodas':
      return [personas - minimo + 1, personas]
    case 'reservada':
      return personas < 2 * minimo ? [0, personas] : [minimo, personas - minimo]
  }
}

/** Rows with a number, subtracted from the whole, tell what the others are together: it must tell none of them. */
function isTold(filas: readonly (Cuenta & { dicho: Dicho })[], minimo: number): boolean {
  const posibles = filas.map((fila) => listPosibles(fila, fila.dicho, minimo))
  const [least, most] = posibles.reduce(([a, b], [desde, hasta]) => [a + desde, b + hasta], [0, 0])
  const juntas = filas.reduce((suma, { contestaron }) => suma + contestaron, 0)
  return filas.some((fila, i) => {
    const [desde, hasta] = posibles[i]!
    const isNumero = sayCuenta(fila, minimo) === null
    return !isNumero && (juntas - (most! - hasta) > desde || juntas - (least! - desde) < hasta)
  })
}

/**
 * Participation as a client reads it while the survey is open, so that the company does not know whether somebody answered: beyond a
 * number, words. With words the largest of the other rows is withheld too, whatever its number is, for what decides must not tell
 * either; where the whole still told a word's number, it is withheld itself.
 */
export function sayParticipacion(visible: ParticipacionVisible, minimo: number): ParticipacionDicha {
  const filas = visible.grupos.map((grupo) => ({ ...grupo, dicho: sayCuenta(grupo, minimo) }))
  const conPalabras = filas.filter((fila): fila is typeof fila & { dicho: Dicho } => fila.dicho !== null)
  if (conPalabras.length > 0) {
    const [mayor] = filas
      .filter((fila) => fila.dicho === null && countPersonas(fila) > 0)
      .sort((a, b) => countPersonas(b) - countPersonas(a))
    if (mayor) conPalabras.push(Object.assign(mayor, { dicho: 'reservada' as const }))
  }
  const entera = sayCuenta(visible, minimo)
  // Where the rows do not all say the same, the whole's own word would tell on which side they are.
  const isPareja = new Set(filas.map(({ dicho }) => dicho)).size === 1
  const dicho = entera && isPareja ? entera : entera || isTold(conPalabras, minimo) ? 'reservada' : null
  const say = <Fila extends Cuenta>(fila: Fila, suyo: Dicho | null): Dicha<Fila> => ({
    ...fila,
    contestaron: suyo ? null : fila.contestaron,
    dicho: suyo,
  })
  const { grupos: _, ...todas } = visible
  return { ...say(todas, dicho), grupos: filas.map((fila) => say(fila, fila.dicho)) }
}
