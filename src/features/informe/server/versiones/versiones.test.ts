import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { codeOf, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { updateAjustes } from '#features/cuentas/server/ajustes/ajustes.ts'
import { requirePersonal } from '#features/cuentas/server/sesion/permisos.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { readLibro } from '#server/excel/testing/read-libro.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { getTurnosDeDocumentos } from '../render-en-turno.ts'
import { plantillasInforme } from './publicar-informe.ts'
import { insertInformePublicado } from './testing/insert-informe-publicado.ts'
import { openConInforme } from './testing/version-de-prueba.ts'

const EXCEL = 'query($id: ID!) { getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados(idClima: $id) }'
const COMIENZOS: Record<string, string> = { pdf: '%PDF', pptx: 'PK\u0003\u0004', xlsx: 'PK\u0003\u0004' }

describeEngines('versions of a report', (engine) => {
  test('are kept to the byte; the client sees the newest until it is withdrawn, and all go with their climate', async () => {
    const sitio = await openConInforme(engine)
    const { id: idClima, cerrar, call, download, listDeCliente, retirar, getVersiones, cookie, ctx } = sitio
    await cerrar(idClima)
    await call('mutation($id: ID!) { publicarAlCliente(idClima: $id) { id } }')
    // As long as several pieces of it are stored.
    const largos = [randomBytes(700_000), randomBytes(300_000)]
    for (const [i, contenido] of largos.entries()) {
      const numero = i + 1
      await insertInformePublicado(ctx.db, {
        id: `v${numero}`,
        idClima,
        momento: ctx.now(),
        numero,
        contenido,
      })
    }
    const [vigente, ...otras] = await listDeCliente()
    expect([vigente.id, otras]).toEqual(['v2', []])
    const [{ enlace }] = vigente.archivos
    const vieja = enlace.replace('v2', 'v1')
    expect((await download(enlace)).bytes.equals(largos[1]!)).toBe(true)
    expect((await download(vieja)).status).toBe(404)
    expect((await download(vieja, cookie)).bytes.equals(largos[0]!)).toBe(true)
    expect(codeOf(await retirar('v2'))).toBeUndefined()
    expect(codeOf(await retirar('v2'))).toBe('CONFLICT')
    expect([await listDeCliente(), (await download(enlace)).status]).toEqual([[], 404])
    const { versiones, siguiente } = await getVersiones()
    expect(siguiente).toBe(3)
    expect(versiones).toMatchObject([
      { id: 'v2', estado: 'retirada', retirada: ctx.now(), retiradaPor: 'Consultora', descargas: 1 },
      { id: 'v1', estado: 'reemplazada', retirada: null },
    ])
    expect((await sitio.deleteClima(idClima)).errors).toBeUndefined()
    for (const tabla of ['informes_versiones', 'informes_archivos', 'informes_trozos'] as const)
      expect(await ctx.db.selectFrom(tabla).selectAll().execute()).toEqual([])
  })
})

describeAnyEngine('a report that is handed to the client', (engine) => {
  test('is kept as it was made; a new version replaces it and never changes it; withdrawn, a line stays', async () => {
    const sitio = await openConInforme(engine)
    const { id, idEmpresa, cerrar, revisar, publish, download, listDeCliente, retirar, logInAs, ctx } = sitio
    await logInAs('cliente', [idEmpresa])
    await cerrar(id)
    await revisar()
    const { version, paso } = await publish('Aquí está. Ver https://trampa.example')
    expect(paso).toBe('El cliente ya ve la versión 1. Se avisó por correo a 2 personas.')
    expect(version).toMatchObject({
      numero: 1,
      publicada: ctx.now(),
      publicadaPor: 'Consultora',
      publicacion: 1,
      para: 'Gerencia General',
      estado: 'vigente',
      descargas: 0,
    })
    // What the client gets is what staff see listed, to the byte.
    const primera = new Map<string, Buffer>()
    const [suyo] = await listDeCliente()
    expect(suyo).toMatchObject({ id: version.id, numero: 1, archivos: version.archivos })
    for (const { formato, enlace, bytes, paginas, nombre } of suyo.archivos) {
      const archivo = await download(enlace)
      expect([archivo.status, archivo.bytes.length]).toEqual([200, bytes])
      expect(archivo.bytes.subarray(0, 4).toString('latin1')).toBe(COMIENZOS[formato])
      expect(archivo.headers['cache-control']).toBe('private, no-store')
      expect([formato, paginas > 5]).toEqual([formato, formato !== 'xlsx'])
      expect(archivo.headers['content-disposition']).toContain(nombre)
      primera.set(formato, archivo.bytes)
    }
    expect([...primera.keys()]).toEqual(['pdf', 'pptx', 'xlsx'])
    // Figures, sheets and paper of the internal book, without a word that somebody wrote.
    const interno = (await sitio.call(EXCEL)).data.getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados
    const pestanas = await readLibro(Buffer.from(interno.split(',')[1], 'base64'))
    const deCliente = await readLibro(primera.get('xlsx')!)
    expect(pestanas.at(-1)!.nombre).toBe('Preguntas abiertas')
    expect(deCliente).toEqual(pestanas.slice(0, -1))
    expect(JSON.stringify(deCliente.map(({ celdas }) => [...celdas]))).not.toContain('Todo bien.')
    expect((await sitio.getVersiones()).versiones[0]).toMatchObject({
      descargas: 3,
      ultimaDescarga: ctx.now(),
    })

    await sitio.call(
      'mutation($id: ID!) { updateInforme(idClima: $id, revision: 0, elecciones: { destinatario: "Junta", orden: [], apagadas: [], encendidas: [], decidir: [] }) }',
    )
    const segunda = (await publish()).version
    expect(segunda).toMatchObject({ numero: 2, para: 'Junta', estado: 'vigente' })
    expect((await listDeCliente()).map(({ numero }: { numero: number }) => numero)).toEqual([2])
    for (const { formato, enlace } of suyo.archivos) {
      expect((await download(enlace)).status).toBe(404)
      const { bytes } = await download(enlace, sitio.cookie)
      expect([formato, bytes.equals(primera.get(formato)!)]).toEqual([formato, true])
    }

    expect((await retirar(segunda.id)).data.retirarVersionDeInforme.mensaje).toBe(
      'El cliente ya no ve la versión 2.',
    )
    expect(codeOf(await retirar(segunda.id))).toBe('CONFLICT')
    expect(codeOf(await retirar(version.id))).toBe('CONFLICT')
    expect(await listDeCliente()).toEqual([])
    expect((await download(segunda.archivos[0].enlace)).status).toBe(404)
    const { versiones, siguiente } = await sitio.getVersiones()
    expect(siguiente).toBe(3)
    expect(versiones).toMatchObject([
      { numero: 2, estado: 'retirada', retirada: ctx.now(), retiradaPor: 'Consultora' },
      { numero: 1, estado: 'reemplazada', retirada: null },
    ])
    const log = await ctx.db.selectFrom('bitacora').select('tipo').orderBy('id').execute()
    const veces = (tipo: string) => log.filter((una) => una.tipo === tipo).length
    expect(
      ['publicadoAlCliente', 'informePublicado', 'informeDescargado', 'informeRetirado'].map(veces),
    ).toEqual([1, 2, 6, 1])
  })

  test('is for the people of its company, who are told by mail without a figure; to others it does not exist', async () => {
    const sitio = await openConInforme(engine)
    const { id, idEmpresa, cerrar, revisar, publish, retirar, logInAs, insertEmpresa, ctx, download } = sitio
    // The one client there is so far may no longer enter.
    await ctx.db.updateTable('usuarios').set({ desactivada: 1 }).where('rol', '=', 'cliente').execute()
    const otra = (await insertEmpresa({ nombre_comercial: 'La otra' })).data.insertEmpresa.id
    const ajeno = await logInAs('cliente', [otra])
    const deDos = await logInAs('cliente', [otra, idEmpresa])
    await logInAs('consultor')
    await cerrar(id)
    await revisar()
    const { version } = await publish('Con lo que pediste.\nVer https://trampa.example')
    const { enlace } = version.archivos[0]

    const correos = await ctx.db
      .selectFrom('correos')
      .select('datos')
      .where('plantilla', '=', 'informe-al-cliente')
      .execute()
    expect(correos).toHaveLength(1)
    const datos = JSON.parse(correos[0]!.datos)
    const render = () => plantillasInforme['informe-al-cliente']!(ctx as never, datos as never)
    const carta = await render()
    expect(carta?.asunto).toBe('El informe 2025 de Alimentos La Ceiba está listo')
    expect(carta?.texto).toContain(`${ctx.config.publicUrl}${ctx.config.basePath}/cliente/informes`)
    expect(carta?.texto).toContain('Con lo que pediste.')
    expect(carta?.texto).not.toMatch(/https:\/\/trampa|\d %|\d\.\d/)

    const nada = await download(enlace.replace(/informes\/[^/]+/, 'informes/no-hay-tal-cosa'), ajeno)
    const negado = await download(enlace, ajeno)
    const listNombres = (headers: object) => Object.keys(headers).filter((name) => name !== 'date')
    expect([negado.status, negado.bytes.toString(), listNombres(negado.headers)]).toEqual([
      404,
      nada.bytes.toString(),
      listNombres(nada.headers),
    ])
    expect(await sitio.listDeCliente(ajeno)).toEqual([])
    expect((await download(enlace, '')).status).toBe(401)
    expect((await download(enlace.replace(/pdf$/, 'docx'), deDos)).status).toBe(404)
    expect((await download(enlace, deDos)).status).toBe(200)
    // With the figures of the round its report goes too, and comes back with them.
    await sitio.call('mutation($id: ID!) { retirarDelCliente(idClima: $id) { id } }')
    expect([(await download(enlace, deDos)).status, await sitio.listDeCliente(deDos)]).toEqual([404, []])
    expect(await render()).toBeNull()
    await sitio.call('mutation($id: ID!) { publicarAlCliente(idClima: $id) { id } }')
    expect((await download(enlace, deDos)).status).toBe(200)
    await retirar(version.id)
    expect(await render()).toBeNull()
    // Whoever follows the link of an old mail lands where the others are; what fetches the file reads why.
    const porEnlace = (cookie: string) =>
      sitio.app.inject({ url: enlace, headers: { cookie, accept: 'text/html,*/*;q=0.8' } })
    const pagina = await porEnlace(deDos)
    expect([pagina.statusCode, pagina.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(pagina.body).toContain('<h1>Ese informe no está</h1>')
    expect(pagina.body).toContain(`<a href="${ctx.config.basePath}/cliente/informes">`)
    const aMaquina = await download(enlace, deDos)
    expect([aMaquina.status, aMaquina.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(aMaquina.bytes.toString()).toMatch(/^Ese informe no está\./)

    expect(await ctx.db.selectFrom('informes_trozos').select('orden').execute()).not.toEqual([])
    expect((await sitio.deleteClima(id)).errors).toBeUndefined()
    for (const tabla of ['informes_versiones', 'informes_archivos', 'informes_trozos'] as const)
      expect(await ctx.db.selectFrom(tabla).selectAll().execute()).toEqual([])
    const quedan = ctx.db.selectFrom('correos').select('plantilla').where('plantilla', 'like', '%-al-cliente')
    expect(await quedan.execute()).toEqual([])
  })

  test('is refused in words, and leaves nothing, where it may not leave the house', async () => {
    const { id, idEmpresa, cerrar, revisar, publicar, waitForTrabajo, getVersiones, logInAs, ctx } =
      await openConInforme(engine)
    await revisar()
    expect([codeOf(await publicar(1)), (await getVersiones()).impedimento]).toEqual([
      'CONFLICT',
      'Se publica al cliente cuando la ronda está cerrada: lo publicado ya es fijo, pero hasta el cierre puede crecer la base y sumarse otro bloque.',
    ])
    await cerrar(id)
    // The close adds figures, and with them a suggestion that nobody has read yet.
    await ctx.db.deleteFrom('informes_redacciones').where('clave', '=', 'resumen').execute()
    expect(messageOf(await publicar(1))).toMatch(/^1 redacción está sin revisar/)
    await revisar()
    expect(codeOf(await publicar(2))).toBe('CONFLICT')
    expect(codeOf(await publicar(1, 'x'.repeat(601)))).toBe('BAD_USER_INPUT')
    // More mails than the account may send in a day: neither the version nor a mail.
    await logInAs('cliente', [idEmpresa])
    await updateAjustes({ ...ctx, sesion: null } as never, { cambio: { correosPorDia: 1 } })
    const { data } = await publicar(1)
    const fin = await waitForTrabajo(data.publicarInforme)
    expect([fin.estado, fin.paso]).toEqual(['fallido', expect.stringContaining('correos al día')])
    for (const tabla of [
      'informes_versiones',
      'informes_archivos',
      'informes_trozos',
      'publicados_al_cliente',
    ] as const)
      expect(await ctx.db.selectFrom(tabla).selectAll().execute()).toEqual([])
    expect(await ctx.db.selectFrom('correos').select('id').execute()).toEqual([])
  })

  test('does not leave as it was when somebody took a quote back while it was made', async () => {
    const sitio = await openConInforme(engine)
    const { id, cerrar, call, revisar, publicar, waitForTrabajo, listDeCliente, getVersiones, ctx } = sitio
    await cerrar(id)
    const mesa = await call('query($id: ID!) { appInfo { getMesa(idClima: $id) { respuestas { clave } } } }')
    const [{ clave }] = mesa.data.appInfo.getMesa.respuestas
    const quote = (frases: number[]) =>
      call(
        'mutation($id: ID!, $clave: ID!, $frases: [Int!]!) { changeCita(idClima: $id, clave: $clave, frases: $frases) { cita } }',
        { clave, frases },
      )
    expect((await quote([0])).data.changeCita.cita).toBe('Todo bien.')
    await revisar()
    const libre = Promise.withResolvers<void>()
    const turnos = getTurnosDeDocumentos(ctx)
    const ocupados = [1, 2].map(() => turnos.run(() => libre.promise))
    const { data } = await publicar(1)
    expect((await quote([])).errors).toBeUndefined()
    libre.resolve()
    await Promise.all(ocupados)
    expect(await waitForTrabajo(data.publicarInforme)).toEqual({
      estado: 'fallido',
      paso: 'Alguien más cambió el informe mientras se hacía. Míralo como quedó y publícalo otra vez.',
    })
    expect([await listDeCliente(), (await getVersiones()).versiones]).toEqual([[], []])
  })

  test('is not handed over by who stopped being staff while it was made', async () => {
    const { ctx, cookie } = await openConInforme(engine)
    expect(cookie).not.toBe('')
    const { id: idUsuario } = await ctx.db
      .selectFrom('usuarios')
      .select('id')
      .where('rol', '=', 'administrador')
      .executeTakeFirstOrThrow()
    const attempt = () =>
      inTransaction(ctx.db, (tx) => requirePersonal(tx, { ...ctx, sesion: { idUsuario } } as never))
    await attempt()
    for (const cambio of [{ rol: 'cliente' as const }, { rol: 'consultor' as const, desactivada: 1 }]) {
      await ctx.db.updateTable('usuarios').set(cambio).where('id', '=', idUsuario).execute()
      await expect(attempt()).rejects.toThrow('Tu cuenta ya no puede hacer esto.')
    }
  })
})
