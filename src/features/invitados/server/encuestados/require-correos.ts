import { getClaveDeCorreo } from '#domain/encuesta/correo.ts'
import { checkCorreos } from '#domain/encuesta/parse-correos.ts'
import { MAX_INVITACIONES } from '#domain/encuestados/invitacion.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import { badUserInput } from '#server/base/errors.ts'
import { formatLista } from './correos-fallidos.ts'

export interface Invitacion {
  idGrupo: string
  correos: readonly string[]
  /** People without address, for whom a batch of slips is opened. */
  sinCorreo?: number
}

/** Each address once, or a refusal of everything that names what is wrong. */
export function requireCorreos(invitaciones: readonly Invitacion[]): Required<Invitacion>[] {
  const cantidad = invitaciones.reduce(
    (suma, { correos, sinCorreo = 0 }) => suma + correos.length + sinCorreo,
    0,
  )
  if (cantidad > MAX_INVITACIONES) {
    throw badUserInput(
      `No se invitó a nadie: son ${formatCantidad(cantidad, 'dirección', 'direcciones')} y de una vez se invita a ${formatCantidad(MAX_INVITACIONES, 'persona', 'personas')} como máximo. Divide la lista.`,
    )
  }
  const leidas = invitaciones.map(({ idGrupo, correos, sinCorreo = 0 }) => ({
    idGrupo,
    sinCorreo,
    leidos: checkCorreos(correos),
  }))
  const invalidos = [...new Set(leidas.flatMap(({ leidos }) => leidos.invalidos))]
  if (invalidos.length > 0) {
    const queja =
      invalidos.length === 1
        ? `«${formatLista(invalidos)}» no es una dirección de correo válida.`
        : `estas direcciones de correo no son válidas: ${formatLista(invalidos)}.`
    throw badUserInput(`No se invitó a nadie: ${queja}`)
  }
  const limpias = leidas.map(({ leidos, ...resto }) => ({ ...resto, correos: leidos.correos ?? [] }))
  requireUnGrupoCadaUna(limpias)
  return limpias
}

function requireUnGrupoCadaUna(invitaciones: readonly Invitacion[]): void {
  const grupoDe = new Map<string, string>()
  const dobles = new Set<string>()
  for (const { idGrupo, correos } of invitaciones) {
    for (const correo of correos) {
      const clave = getClaveDeCorreo(correo)
      if ((grupoDe.get(clave) ?? idGrupo) !== idGrupo) dobles.add(correo)
      grupoDe.set(clave, idGrupo)
    }
  }
  if (dobles.size === 0) return
  throw badUserInput(`No se invitó a nadie: en más de un grupo está ${formatLista([...dobles])}.`)
}
