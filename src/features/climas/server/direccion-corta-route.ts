import type { FastifyInstance } from 'fastify'
import { parseCodigo } from '#domain/climas/codigo-corto.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { consumeLimite, isLimiteAgotado } from '#server/db/limites.ts'
import { refuseLink } from '#server/http/refuse.ts'
import { findAbiertoDeCodigo } from './climas-store.ts'

const QUINCE_MINUTOS = 15 * 60_000
const FALLOS_POR_DIRECCION = 100

/** Codes of one network that led nowhere. One that does is never counted and always passes, whatever the count. */
async function countCodigoFallido({ db, now, secret, address }: RequestContext): Promise<boolean> {
  const limite = {
    clave: `codigos:${secret.sign('limites', address)}`,
    max: FALLOS_POR_DIRECCION,
    ventanaMs: QUINCE_MINUTOS,
  }
  return !(await isLimiteAgotado(db, now(), limite)) && (await consumeLimite(db, now(), limite))
}

/**
 * The address that a slip carries and somebody types. It leads to the survey's own address; what stands behind # goes along in the
 * browser and never comes here. An unknown one, and that of a closed round, lead to a page that names nobody.
 */
export function registerDireccionCorta(scope: FastifyInstance, { db, config }: AppContext): void {
  scope.get<{ Params: { codigo: string }; Querystring: { kiosco?: unknown; codigo?: unknown } }>(
    '/e/:codigo',
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      // The form of the page that finds none writes it behind the question mark.
      const escrito = request.query.codigo ?? request.params.codigo
      const codigo = typeof escrito === 'string' ? parseCodigo(escrito.trim()) : null
      const idClima = codigo && (await findAbiertoDeCodigo(db, codigo))
      if (idClima) {
        const kiosco = request.query.kiosco === undefined ? '' : '?kiosco'
        const lugar = `/admin/clima-organizacional/encuesta/${idClima}${kiosco}`
        return reply.redirect(`${config.basePath}${lugar}`, 302)
      }
      if (codigo && !(await countCodigoFallido(await request.buildContext(reply))))
        return refuseLink(request, reply, {
          status: 429,
          mensaje: 'Esa dirección no existe, y desde tu red se han probado demasiadas.',
          texto: 'Revisa la que recibiste: la correcta siempre entra.',
          salida: { a: `${config.basePath}/`, texto: 'Ir al inicio' },
        })
      return reply.redirect(`${config.basePath}/e`, 302)
    },
  )
}
