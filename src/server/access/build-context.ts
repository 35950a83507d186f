import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findSesionAbierta } from '#features/cuentas/server/sesion/sesiones.ts'
import { DURACION_MAXIMA } from '#features/cuentas/server/sesion/sesiones-store.ts'
import { conflict } from '../base/errors.ts'
import { createMemory } from '../base/memory.ts'
import type { Config } from '../context/config.ts'
import type { AppContext, RequestContext, SesionCookie } from '../context/context.ts'
import { getVisitorNetwork, getVisitorSite } from '../http/visitor-network.ts'

/** A prefix that browsers hold us to: only this host over https may set such a cookie, no neighbour and no plain http. */
export function getCookieName({ publicUrl, basePath }: Pick<Config, 'publicUrl' | 'basePath'>): string {
  if (!publicUrl.startsWith('https:')) return 'sesion'
  return basePath ? '__Secure-sesion' : '__Host-sesion'
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's context, made once; reads the session only when a cookie is there. */
    buildContext(reply: FastifyReply): Promise<RequestContext>
    /** The session of this moment: a body may come minutes later, and what it asks for is judged by the session of then. */
    isFromStaff(): Promise<boolean>
  }
}

function createSesionCookie(ctx: AppContext, request: FastifyRequest, reply: FastifyReply): SesionCookie {
  const name = getCookieName(ctx.config)
  const options = {
    path: ctx.config.basePath || '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: ctx.config.publicUrl.startsWith('https:'),
  } as const
  return {
    read: () => request.cookies[name] ?? null,
    write: (id) => reply.setCookie(name, id, { ...options, maxAge: DURACION_MAXIMA / 1000 }),
    clear: () => reply.clearCookie(name, options),
  }
}

/** The signal of the answer, not of the request, which is over as soon as its body was read. */
function createSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const leave = () => gone.abort(conflict('Quien lo pidió ya no espera.'))
  if (raw.closed) leave()
  else raw.once('close', () => raw.writableFinished || leave())
  return gone.signal
}

export function registerContext(app: FastifyInstance, ctx: AppContext): void {
  const made = new WeakMap<FastifyRequest, Promise<RequestContext>>()

  const make = async (request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> => {
    const sesionCookie = createSesionCookie(ctx, request, reply)
    const id = sesionCookie.read()
    let signal: AbortSignal | undefined
    return {
      ...ctx,
      log: request.log,
      address: getVisitorNetwork(request.ip),
      site: getVisitorSite(request.ip),
      sesionCookie,
      memory: createMemory(),
      get signal() {
        signal ??= createSignal(reply)
        return signal
      },
      sesion: id ? await findSesionAbierta(ctx, id) : null,
    }
  }

  app.decorateRequest('buildContext', function (this: FastifyRequest, reply: FastifyReply) {
    let context = made.get(this)
    if (!context) {
      context = make(this, reply)
      made.set(this, context)
    }
    return context
  })
  app.decorateRequest('isFromStaff', async function (this: FastifyRequest) {
    const id = this.cookies[getCookieName(ctx.config)]
    const sesion = id === undefined ? null : await findSesionAbierta(ctx, id)
    return sesion !== null && sesion.rol !== 'cliente'
  })
}
