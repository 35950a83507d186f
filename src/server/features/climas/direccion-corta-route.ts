import type { FastifyInstance } from 'fastify'
import { parseCodigo } from '../../../domain/climas/codigo-corto.ts'
import type { AppContext } from '../../context.ts'
import { findIdDeCodigo } from './climas-store.ts'

/**
 * What a slip carries and somebody types. It leads to the survey's own address; what stands behind # goes along in the
 * browser and never comes here. An unknown one leads to a page that says so.
 */
export function registerDireccionCorta(scope: FastifyInstance, { db, config }: AppContext): void {
  scope.get<{ Params: { codigo: string }; Querystring: { kiosco?: unknown } }>(
    '/e/:codigo',
    async (request, reply) => {
      const codigo = parseCodigo(request.params.codigo)
      const idClima = codigo && (await findIdDeCodigo(db, codigo))
      const kiosco = request.query.kiosco === undefined ? '' : '?kiosco'
      const lugar = idClima ? `/admin/clima-organizacional/encuesta/${idClima}${kiosco}` : '/e'
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(`${config.basePath}${lugar}`, 302)
    },
  )
}
