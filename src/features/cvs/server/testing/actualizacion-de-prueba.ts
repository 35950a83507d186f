import { DIA_MS } from '#domain/fechas/duraciones.ts'
import type { Config } from '#server/context/config.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { plantillasActualizacion } from '../actualizacion/solicitudes.ts'
import { openBandeja } from './bandeja-de-prueba.ts'

export const MES = 30.5 * DIA_MS

const FILA = `cv { id primerNombre alDia seBorra enListaDesde conservarHasta conservarRazon respuesta }
  solicitudes { enviada hasta abierta contestada } correoRechazado conEnvio`

/** CVs that grow old, and the links that ask their people. */
export async function openActualizacion(engine: Engine, config: Partial<Config> = {}) {
  const bandeja = await openBandeja(engine, config)
  const { ctx, graphql, app } = bandeja
  /** A session ends while years go by. */
  const call = async (query: string, variables: object = {}) =>
    graphql(query, variables, await bandeja.logIn())
  /** What the newest mail to an address says, as it would go out now. */
  const readCorreo = async (correo: string): Promise<string> => {
    const rows = await ctx.db
      .selectFrom('correos')
      .select(['datos'])
      .where('plantilla', '=', 'actualizar-cv')
      .where('para', '=', correo)
      .orderBy('creado', 'desc')
      .execute()
    const mail = await plantillasActualizacion['actualizar-cv']!(ctx, JSON.parse(rows[0]!.datos) as never)
    return mail?.texto ?? ''
  }
  return {
    ...bandeja,
    call,
    readCorreo,
    getPorActualizar: async (estado: string | null = null, limit = 25, cursor = 0) =>
      (
        await call(
          `query($estado: EstadoDeEnlace, $limit: Int!, $cursor: Int!) { appInfo {
            getCVsPorActualizar(estado: $estado, limit: $limit, cursor: $cursor) { ${FILA} } } }`,
          { estado, limit, cursor },
        )
      ).data.appInfo.getCVsPorActualizar,
    getPorBorrar: async () =>
      (await call(`{ appInfo { getCVsPorBorrar(limit: 100, cursor: 0) { ${FILA} } } }`)).data.appInfo
        .getCVsPorBorrar,
    getConservados: async () =>
      (await call(`{ appInfo { getCVsConservados { ${FILA} } } }`)).data.appInfo.getCVsConservados,
    getRetencion: async () =>
      (
        await call(
          '{ appInfo { getRetencion { activaDesde mesesParaActualizar mesesParaBorrar cvs envios conservados proximo } } }',
        )
      ).data.appInfo.getRetencion,
    countPendientes: async () =>
      (
        await call(
          '{ appInfo { getPendientes { porActualizar { sinMandar esperando contestaron } porBorrar { cuantos desde } } } }',
        )
      ).data.appInfo.getPendientes,
    sendSolicitudes: async (...idsCV: string[]) =>
      call('mutation($idsCV: [ID!]!) { sendSolicitudesDeActualizacion(idsCV: $idsCV) }', { idsCV }),
    conservar: (idCV: string, hasta: number | null, razon: string | null) =>
      call(
        `mutation($idCV: ID!, $hasta: Fecha, $razon: String) {
          changeConservarCV(idCV: $idCV, hasta: $hasta, razon: $razon) { id mensaje } }`,
        { idCV, hasta, razon },
      ),
    updateAjustes: (ajustes: object) =>
      call('mutation($ajustes: AjustesInput!) { updateAjustes(ajustes: $ajustes) }', { ajustes }),
    /** The token that it carries. */
    readToken: async (correo: string) =>
      /actualiza-cv#([0-9a-f]+)/.exec(await readCorreo(correo))?.[1] ?? null,
    /** As the person's browser asks: without a session. */
    getCVPropio: async (token: string) =>
      (
        await graphql(
          `query($token: String!) { getCVPropio(token: $token) {
            nombres alDia plazas finDeCelular nombreArchivo tipoArchivo hasta seBorra } }`,
          { token },
        )
      ).data.getCVPropio,
    answer: async (campos: Record<string, string>, archivo?: File) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(campos)) form.append(name, value)
      if (archivo) form.append('archivo', archivo)
      const encoded = new Response(form)
      const response = await app.inject({
        method: 'POST',
        url: '/api/mail/actualizarcurri',
        payload: Buffer.from(await encoded.arrayBuffer()),
        headers: { 'content-type': encoded.headers.get('content-type')! },
      })
      return { status: response.statusCode, mensaje: response.json().mensaje as string }
    },
  }
}
