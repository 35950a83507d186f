import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { FIRMA_DE_FABRICA, type Firma } from '#domain/firma/firma.ts'
import { SITIO_DE_FABRICA } from '#domain/sitio/contenido.ts'
import { FICHAS, listTextosDeFicha, SECCIONES_DE_SITIO } from '#domain/sitio/textos.ts'
import { updateImagenes } from '#features/cuentas/server/ajustes/imagenes.ts'
import { updateSitio } from '#features/sitio/server/sitio.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { createTestContext, type TestContext } from '#tests/support/test-context.ts'
import { createPng, toDataUrl } from '../archivos/testing/png-de-prueba.ts'
import { inTransaction } from '../db/engine/transaction.ts'
import { findImagenes, holdRevisionDeMarca, saveFirma, savePersonas } from '../db/firma-store.ts'
import { buildApp } from '../start/app.ts'
import { openBuiltBundle } from './web-bundle.ts'

const projectDir = fileURLToPath(new URL('../../../', import.meta.url))

const CLAVES = [
  ...SECCIONES_DE_SITIO.flatMap(({ textos }) => textos),
  ...FICHAS.flatMap(listTextosDeFicha),
].map(({ clave }) => clave)

const PUBLICAS = [
  '/',
  '/desarrollo-organizacional',
  '/desarrollo-organizacional?servicio=coaching',
  '/envia-cv',
  '/aviso-de-privacidad',
  '/anonimato',
  '/login',
]

const withoutNonces = (html: string) => html.replaceAll(/nonce="\w+"/g, '')

const save = (ctx: TestContext, firma: Partial<Firma>) =>
  inTransaction(ctx.db, async (tx) =>
    saveFirma(tx, { ...FIRMA_DE_FABRICA, ...firma }, await holdRevisionDeMarca(tx)),
  )

const savePeople = (ctx: TestContext, ...nombres: string[]) =>
  inTransaction(ctx.db, async (tx) =>
    savePersonas(
      tx,
      nombres.map((nombre) => ({ nombre, rol: nombre, linea: nombre, foto: null })),
      await holdRevisionDeMarca(tx),
    ),
  )

async function openNodo(ctx: TestContext) {
  const app = await buildApp({ ctx, lifecycle: { closing: false }, bundle: openBuiltBundle(projectDir, '') })
  onTestFinished(() => app.close())
  return async (url: string) => (await app.inject(url)).body
}

describeAnyEngine('pages of the firm', (engine) => {
  test('show its own name, ways and colours from the next request on, on every node, and no other name', async () => {
    const ctx = await createTestContext(engine)
    const nodos = await Promise.all([openNodo(ctx), openNodo(ctx)])
    for (const get of nodos) expect(await get('/')).toContain('Clima y Talento')
    for (const get of nodos) expect(await get('/')).not.toContain('Quienes te atienden')
    await savePeople(ctx, 'Rosa Xol')
    await save(ctx, {
      nombre: 'Consultores Tikal',
      telefono: '+502 2411 1111',
      correo: 'hola@tikal.example',
      whatsapp: '+502 5555 1111',
      direccion: 'Zona 10',
      clientes: 'Café Xelajú\nAceros del Sur',
      colorPrincipal: '#1e3a5f',
    })
    for (const get of nodos) {
      for (const url of PUBLICAS) {
        const page = await get(url)
        expect([url, page.includes('Consultores Tikal')]).toEqual([url, true])
        expect(page).toMatch(/<style nonce="\w+">html:root\{--marca:#1e3a5f;/)
        expect(page).not.toMatch(/Clima y Talento|2300 0000|climaytalento|og\.png/)
      }
      expect(await get('/')).toContain('href="https://wa.me/50255551111"')
      expect(await get('/')).toMatch(/Quienes te atienden.*>RX<.*<strong>Rosa Xol<\/strong>/)
      expect(await get('/')).toContain('<li>Café Xelajú</li><li>Aceros del Sur</li>')
      expect(JSON.parse(await get('/manifest.webmanifest'))).toMatchObject({ name: 'Consultores Tikal' })
    }
  })

  test('show its own logo, icons, shared picture and photograph, on every node; without them all is as it was', async () => {
    const ctx = await createTestContext(engine)
    const nodos = await Promise.all([openNodo(ctx), openNodo(ctx)])
    const antes = await Promise.all(nodos.map(async (get) => withoutNonces(await get('/'))))
    const usos = ['logo', 'oscuro', 'icono', 'compartida', 'portada', 'portadaMovil'] as const
    await updateImagenes(
      ctx,
      usos.map((uso) => ({ uso, imagen: toDataUrl(createPng()) })),
    )
    const suyas = await findImagenes(ctx.db)
    expect(Object.keys(suyas).sort()).toEqual([...usos].sort())
    for (const get of nodos) {
      const pagina = await get('/')
      for (const uso of ['logo', 'icono', 'compartida', 'portada', 'portadaMovil'] as const)
        expect([uso, pagina.includes(`/api/imagenes/${suyas[uso]}"`)]).toEqual([uso, true])
      expect(pagina).not.toMatch(/data-film|favicon|og\.png|apple-touch-icon\.png/)
      const { icons } = JSON.parse(await get('/manifest.webmanifest'))
      expect(icons[0].src).toBe(`/api/imagenes/${suyas.icono}`)
    }
    await updateImagenes(
      ctx,
      usos.map((uso) => ({ uso, imagen: null })),
    )
    expect(await Promise.all(nodos.map(async (get) => withoutNonces(await get('/'))))).toEqual(antes)
    expect(await ctx.db.selectFrom('imagenes_de_firma').select('huella').execute()).toEqual([])
  })

  test('say what was published from the next request on, on every node, and a draft says nothing', async () => {
    const ctx = await createTestContext(engine)
    const nodos = await Promise.all([openNodo(ctx), openNodo(ctx)])
    const listTextos = async (get: (url: string) => Promise<string>) =>
      withoutNonces(
        (await Promise.all(['/', '/desarrollo-organizacional', '/proceso-de-seleccion'].map(get))).join(),
      )
    const antes = await Promise.all(nodos.map(listTextos))
    const textos = {
      'home.inicio.lema': 'Uno.\nDos.',
      'home.contacto.entrada': 'Cuéntanos *pronto* algo.',
      'pruebas.trabajo.pasos.1.titulo': 'A contestar',
      'pruebas.minuto.frases.0': 'Aquí me escuchan.',
      'lineas.desarrolloOrganizacional.titulo': 'Desarrollo a la medida',
      'paginas.procesoDeSeleccion.entrada': 'Elegimos contigo.',
      'fichas.engagement.titulo': 'Compromiso',
      'fichas.engagement.beneficios': 'Este.\nEste otro.',
      'pie.contacto': 'Escríbenos',
    }
    const contenido = { ...SITIO_DE_FABRICA, textos, orden: ['engagement'], ocultas: ['coaching'] }
    await updateSitio(ctx, { contenido, revision: 0, publicar: false })
    expect(await Promise.all(nodos.map(listTextos))).toEqual(antes)
    await updateSitio(ctx, { contenido, revision: 1, publicar: true })
    for (const get of nodos) {
      const [inicio, servicios] = [await get('/'), await get('/desarrollo-organizacional')]
      expect(inicio).toContain('<span>Uno.</span> <span>Dos.</span>')
      expect(inicio).toContain('Cuéntanos <strong>pronto</strong> algo.')
      expect(inicio).not.toContain('El talento</span>')
      expect(inicio).toContain('<strong>A contestar</strong>')
      expect(inicio).toMatch(/tabindex="-1">Aquí me escuchan\.</i)
      expect(inicio).toContain('Escríbenos')
      expect(await get('/proceso-de-seleccion')).toContain('Elegimos contigo.')
      for (const pagina of [inicio, servicios]) {
        expect(pagina).toContain('Desarrollo a la medida')
        expect(pagina).not.toContain('servicio=coaching')
      }
      expect(servicios.indexOf('servicio=engagement')).toBeLessThan(
        servicios.indexOf('servicio=estudio-de-clima-organizacional'),
      )
      expect(servicios).toContain('<li>Este otro.</li>')
    }
  })

  test('never take what was written for markup, a script or an address', async () => {
    const ctx = await createTestContext(engine)
    const mal = `</script></style><img src=x onerror=alert(1)>"'{`
    const textos = [
      'clientes',
      'nombre',
      'razonSocial',
      'direccion',
      'ciudad',
      'correo',
      'telefono',
      'whatsapp',
    ] as const
    await save(ctx, {
      ...Object.fromEntries(textos.map((campo) => [campo, mal])),
      colorAcento: '#1e3a5f',
    })
    await savePeople(ctx, mal)
    // Stored as it could not be by our own screens.
    await ctx.db
      .insertInto('sitio_versiones')
      .values({
        version: 'publicada',
        contenido: JSON.stringify({
          textos: Object.fromEntries(CLAVES.map((clave) => [clave, mal])),
          orden: [mal],
          ocultas: [],
        }),
        revision: 0,
      })
      .execute()
    const get = await openNodo(ctx)
    for (const url of PUBLICAS) expect(await get(url)).not.toContain('<img src=x')
  })
})
