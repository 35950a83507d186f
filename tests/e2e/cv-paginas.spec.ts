import { buildPdf } from '../../src/server/archivos/testing/archivos-de-prueba.ts'
import { expect, ingresar, test } from './fixtures.ts'

// More than a page of everything, which no other file would want.
test.use({ entorno: { MENSAJES_POR_HORA: '60' } })

test('whoever reviews from a later page of the tray comes back to it, and to the row', async ({ page }) => {
  await ingresar(page)
  const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: buildPdf('Planillas') }
  for (let n = 1; n <= 27; n++) {
    const correo = `maria.fernanda.cifuentes.${n}@transportesdeoccidente.example`
    const texto = { correo, tel: `4111${1000 + n}`, plaza: 'Piloto', mensaje: 'Puedo empezar ya.' }
    const multipart = { nombre: `Persona${n} Cifuentes`, ...texto, archivo: pdf }
    expect((await page.request.post('api/mail/enviarcurri', { multipart })).status()).toBe(200)
  }
  await page.goto('admin/cv/pendientes')
  await page.getByRole('button', { name: 'Siguiente' }).press('Enter')
  await expect(page).toHaveURL(/pagina=2$/)
  const revisar = (n: number) => page.getByRole('link', { name: `Revisar el CV de Persona${n} ` })
  const titulo = page.getByRole('heading', { level: 1 })
  const regresar = page.getByRole('link', { name: 'Regresar a CVs Pendientes' })
  await revisar(26).press('Enter')
  await expect(titulo).toHaveText('Persona26 Cifuentes')
  await page.keyboard.press('j')
  await expect(titulo).toHaveText('Persona27 Cifuentes')
  await regresar.press('Enter')
  await expect(page).toHaveURL(/pendientes\?pagina=2$/)
  await expect(revisar(27)).toBeFocused()
  await expect(revisar(27)).toBeInViewport()

  // An address breaks where it is read in parts, and is copied whole.
  await page.setViewportSize({ width: 360, height: 740 })
  const correo = page.getByText('maria.fernanda.cifuentes.27@transportesdeoccidente.example')
  const lineas = await correo.evaluate((lugar) => {
    getSelection()!.selectAllChildren(lugar)
    const alturas = [...lugar.childNodes]
      .filter((nodo) => nodo.nodeType === Node.TEXT_NODE)
      .map((nodo) => {
        const trozo = document.createRange()
        trozo.selectNode(nodo)
        return new Set([...trozo.getClientRects()].map(({ top }) => Math.round(top))).size
      })
    return { alturas, copiado: String(getSelection()) }
  })
  expect(lineas.copiado).toBe('maria.fernanda.cifuentes.27@transportesdeoccidente.example')
  expect(lineas.alturas.length).toBeGreaterThan(1)
  expect(new Set(lineas.alturas), 'no part of it is broken').toEqual(new Set([1]))
  await page.setViewportSize({ width: 1280, height: 720 })

  // Past the beginning of the page, the one before stands on another.
  await revisar(26).press('Enter')
  await expect(titulo).toHaveText('Persona26 Cifuentes')
  await page.keyboard.press('k')
  await expect(titulo).toHaveText('Persona25 Cifuentes')
  await regresar.press('Enter')
  await expect(page).toHaveURL(/pendientes$/)
  await expect(revisar(25)).toBeFocused()
})
