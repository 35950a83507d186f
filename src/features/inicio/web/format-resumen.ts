import { isSinEmpezar } from '#domain/inicio/avance.ts'
import type { DatosDeInicio } from './inicio-query.ts'

function formatSinInvitados(sinInvitados: number, abiertas: number): string {
  if (sinInvitados === 0) return ''
  if (sinInvitados === abiertas) return ', todavía sin invitados'
  return `, ${sinInvitados === 1 ? 'una' : sinInvitados} todavía sin invitados`
}

/** What the dashboard says in one sentence: the surveys, those behind, those nobody is invited to, what waits. */
export function formatResumen({ encuestas }: Pick<DatosDeInicio, 'encuestas'>, asuntos: number): string {
  const abiertas =
    encuestas.length === 0
      ? 'No hay encuestas abiertas'
      : encuestas.length === 1
        ? 'Hay una encuesta abierta'
        : `Hay ${encuestas.length} encuestas abiertas`
  const sinInvitados = formatSinInvitados(encuestas.filter(isSinEmpezar).length, encuestas.length)
  const atrasados = encuestas.flatMap(({ grupos }) =>
    grupos.filter((grupo) => grupo.atrasado && !isSinEmpezar(grupo)),
  ).length
  const y = sinInvitados === '' ? ' y' : ', y'
  const grupos =
    atrasados === 0 ? '' : atrasados === 1 ? `${y} un grupo va atrás` : `${y} ${atrasados} grupos van atrás`
  const esperan =
    asuntos === 0
      ? 'Nada espera a nadie'
      : asuntos === 1
        ? 'Un asunto espera a alguien'
        : `${asuntos} asuntos esperan a alguien`
  return `${abiertas}${sinInvitados}${grupos}. ${esperan}.`
}
