import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { listCorreos, pdf, sembrarCv, writeEnorme } from './cv-siembra.ts'
import {
  expect,
  expectAccessible,
  ingresar,
  letHappen,
  letPass,
  stopTime,
  test,
  volverTrasFinDeSesion,
} from './fixtures.ts'

async function llenar(page: Page, correo: string) {
  await page.getByLabel('Primer nombre').fill('Ana')
  await page.getByLabel('Primer apellido').fill('Pérez')
  await page.getByLabel('Segundo apellido').fill('Morales')
  await page.getByLabel('Celular').fill('6611 2233')
  await page.getByLabel('Correo').fill(correo)
}
const archivo = (page: Page) => page.getByLabel('Archivo del CV')
const etiquetas = (page: Page) => page.getByRole('combobox', { name: 'Etiquetas de puesto' })
const sugerencias = (page: Page) => page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option')
const guardar = (page: Page) => page.getByRole('button', { name: 'Guardar CV' })

test.beforeEach(async ({ page }) => {
  await ingresar(page)
  await page.goto('admin/cv/ingresar')
})

test('by mouse: a CV is saved, the message gives its id for 3 s, and the form is empty again', async ({
  page,
}) => {
  const duplicado = page.getByText('Este correo ya está en el CV de')
  // Whatever was shown, for however short a time.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.body.textContent?.includes('ya está en el CV de'))
        document.body.dataset.duplicado = 'visto'
    })
    seen.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await llenar(page, 'ana.raton@correo.example')
  await page.getByLabel('Estado').selectOption('Contratado')
  await archivo(page).setInputFiles(pdf('ana-perez-cv.pdf'))
  await expect(page.getByText('ana-perez-cv.pdf')).toBeVisible()
  await guardar(page).click()

  const aviso = page.getByText(/^CV guardado con id: [0-9a-f-]{36}$/)
  await expect(aviso).toBeVisible()
  await expectAccessible(page)
  for (const rotulo of ['Primer nombre', 'Primer apellido', 'Segundo apellido', 'Celular', 'Correo']) {
    await expect(page.getByLabel(rotulo)).toHaveValue('')
  }
  await expect(page.getByLabel('Estado')).toHaveValue('Validado')
  await expect(page.getByText('Arrastra aquí el CV')).toBeVisible()
  await expect(page.getByLabel('Primer nombre')).toBeFocused()
  const campo = (await page.getByLabel('Primer nombre').boundingBox())!
  expect(campo.y, 'the field is not behind the notice').toBeGreaterThan(100)
  expect(await listCorreos(page, 'ana.raton@correo.example')).toHaveLength(1)
  await expect(page.locator('body'), 'the CV just saved is no duplicate').not.toHaveAttribute(
    'data-duplicado',
  )
  await page.getByLabel('Correo').fill('ana.raton@correo.example')
  await expect(duplicado).toBeVisible()
})

test('by keyboard alone: fields, a new tag, the file and the save', async ({ page }) => {
  // Asked for early: the browser takes a moment to hand its dialogs over.
  const elegir = page.waitForEvent('filechooser')
  // The fields open when the scripts are there, so that no letter is lost.
  await expect(archivo(page)).toBeEnabled()
  await archivo(page).focus()
  await page.keyboard.press('Enter')
  await (await elegir).setFiles(pdf('bea.pdf'))
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Primer nombre')).toBeFocused()
  const campos = ['Bea', 'Luz', 'Solís', 'Paz', '7722 3344', '2233 4455', 'bea.teclado@correo.example']
  for (const texto of campos) {
    await page.keyboard.type(texto)
    await page.keyboard.press('Tab')
  }
  await expect(etiquetas(page)).toBeFocused()
  await page.keyboard.type('Apicultora')
  await expect(page.getByRole('option', { name: 'Crear la etiqueta «Apicultora»' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(etiquetas(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Quitar Apicultora' })).toBeVisible()
  await expect(etiquetas(page)).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Estado')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(guardar(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^CV guardado con id: /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Quitar Apicultora' })).toBeHidden()
  expect(await listCorreos(page, 'apicultora')).toEqual(['bea.teclado@correo.example'])
})

test('before anything is sent', async ({ page }, testInfo) => {
  await test.step('leaving with something typed asks first', async () => {
    await page.getByLabel('Primer nombre').fill('Ana')
    const irse = page.getByRole('link', { name: 'Buscar CV' }).first()
    await irse.click()
    const pregunta = page.getByRole('dialog', { name: 'Hay cambios sin guardar' })
    await expect(pregunta).toBeVisible()
    await pregunta.getByRole('button', { name: 'Seguir editando' }).click()
    await expect(page.getByLabel('Primer nombre')).toHaveValue('Ana')
    await irse.click()
    await pregunta.getByRole('button', { name: 'Salir sin guardar' }).click()
    await page.waitForURL('**/admin/cv/buscar')
    await page.getByRole('link', { name: 'Ingresar CV' }).first().click()
    await expect(page.getByLabel('Primer nombre')).toHaveValue('')
  })

  await test.step('what is missing is said at each field, the first takes the focus, and nothing is sent', async () => {
    let sent = 0
    page.on('request', (request) => {
      if (request.postData()?.includes('insertCV')) sent += 1
    })
    await guardar(page).click()
    await expect(archivo(page)).toBeFocused()
    for (const frase of [
      'Escribe el primer nombre.',
      'Escribe el primer apellido.',
      'Escribe el segundo apellido, o pon «No tiene».',
      'Escribe el celular.',
      'Escribe el correo.',
      'Adjunta el archivo del CV.',
    ]) {
      await expect(page.getByText(frase)).toBeVisible()
    }
    await expectAccessible(page)
    await page.getByLabel('Correo').fill('no es correo')
    await page.getByLabel('Celular').click()
    await expect(page.getByText('El correo no es válido.')).toBeVisible()
    expect(sent).toBe(0)
  })

  await test.step('a file of another kind, empty or too large is refused before it is sent', async () => {
    const ofBytes = (name: string, bytes: number) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(bytes),
    })
    for (const [elegido, frase] of [
      [ofBytes('hoja.xlsx', 10), 'El archivo no es un PDF, DOC, DOCX u ODT, ni una foto JPG o PNG.'],
      [ofBytes('vacio.pdf', 0), 'El archivo está vacío.'],
      [await writeEnorme(testInfo), 'El archivo pasa de 10 MB.'],
    ] as const) {
      await archivo(page).setInputFiles(elegido)
      await expect(page.getByText(frase)).toBeVisible()
    }
    await archivo(page).setInputFiles(pdf('bueno.pdf'))
    await expect(page.getByText('El archivo pasa de 10 MB.')).toBeHidden()
  })

  await test.step('a file dragged from the desk lights its zone and is taken when dropped', async () => {
    const path = testInfo.outputPath('soltado.pdf')
    await writeFile(path, pdf('soltado.pdf').buffer)
    await expect(archivo(page)).toBeEnabled()
    await archivo(page).scrollIntoViewIfNeeded()
    const box = (await archivo(page).boundingBox())!
    // The protocol's own drag: the browser itself decides what a drop does.
    const cdp = await page.context().newCDPSession(page)
    const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
      cdp.send('Input.dispatchDragEvent', {
        type,
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        data: { items: [], files: [path], dragOperationsMask: 1 },
      })
    const zona = page.locator('label', { has: archivo(page) })
    await drag('dragEnter')
    await drag('dragOver')
    await expect(zona).toHaveAttribute('data-encima')
    await drag('drop')
    await expect(page.getByText('soltado.pdf')).toBeVisible()
    await expect(zona).not.toHaveAttribute('data-encima')
  })
})

test('a new tag rests 1 s, is sent, and joins the selection and the list; in other accents it is the same', async ({
  page,
}) => {
  const sends: number[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('insertEtiquetaPuesto')) sends.push(Date.now())
  })
  await etiquetas(page).fill('Técnico de Almacén')
  const antes = Date.now()
  await page.getByRole('option', { name: 'Crear la etiqueta «Técnico de Almacén»' }).click()
  await expect(etiquetas(page)).toBeDisabled()
  await expectAccessible(page)
  const quitar = page.getByRole('button', { name: 'Quitar Técnico de Almacén' })
  await expect(quitar).toBeVisible()
  expect(sends).toHaveLength(1)
  expect(sends[0]! - antes).toBeGreaterThanOrEqual(950)

  await etiquetas(page).fill('TECNICO DE ALMACEN')
  await expect(sugerencias(page)).toHaveCount(0)
  await quitar.click()
  await expect(quitar).toBeHidden()
  await etiquetas(page).fill('tecnico de almacen')
  await expect(sugerencias(page)).toHaveText(['Técnico de Almacén'])
  await page.keyboard.press('Enter')
  await expect(quitar).toBeVisible()
  expect(sends).toHaveLength(1)
  await page.keyboard.press('Backspace')
  await expect(quitar).toBeHidden()
})

test('an e-mail or a mobile number of another CV warns with a link and does not stand in the way', async ({
  page,
}) => {
  const id = await sembrarCv(page, {
    nombre: 'Olga',
    apellido: 'Repetida',
    celular: '+502 4433-2211',
    correo: 'olga@correo.example',
  })
  await llenar(page, 'OLGA@correo.example')
  const enlace = page.getByRole('link', { name: /^Olga Repetida Prueba/ })
  await expect(page.getByText(/^Este correo ya está en el CV de/)).toBeVisible()
  await expect(enlace).toHaveAttribute('href', `/admin/cv/editar/${id}`)
  await expectAccessible(page)
  await page.getByLabel('Correo').fill('otra.olga@correo.example')
  await expect(enlace).toBeHidden()
  await page.getByLabel('Celular').fill('4433 2211')
  await expect(page.getByText(/^Este celular ya está en el CV de/)).toBeVisible()

  const abierta = page.waitForEvent('popup')
  await enlace.click()
  await expect((await abierta).getByRole('heading', { name: 'Olga Repetida Prueba' })).toBeVisible()
  await expect(page.getByLabel('Primer nombre')).toHaveValue('Ana')
  await archivo(page).setInputFiles(pdf('otra.pdf'))
  await guardar(page).click()
  await expect(page.getByText(/^CV guardado con id: /)).toBeVisible()
})

test.describe('the time of a notice', () => {
  test.use({ avisosPacientes: false })

  test('a failure says why for 5 s, and nothing typed is lost; a success stays for 3 s', async ({ page }) => {
    await llenar(page, 'falla@correo.example')
    await etiquetas(page).fill('Etiqueta que se queda')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Quitar Etiqueta que se queda' })).toBeVisible()
    const disfrazado = { name: 'disfrazado.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') }
    await archivo(page).setInputFiles(disfrazado)
    await page.clock.install()
    await stopTime(page)
    await guardar(page).click()

    const falla = page.getByText(/^Hubo un error, el error fué: El archivo no es un PDF.*, intenta de nuevo$/)
    await letHappen(page, () => falla.isVisible())
    await expect(page.getByLabel('Primer nombre')).toHaveValue('Ana')
    await expect(page.getByLabel('Correo')).toHaveValue('falla@correo.example')
    await expect(page.getByText('disfrazado.pdf')).toBeVisible()
    await letPass(page, 4_900)
    await expect(falla).toBeVisible()
    await letPass(page, 200)
    await expect(falla).toBeHidden()

    await archivo(page).setInputFiles(pdf('de-verdad.pdf'))
    await guardar(page).click()
    const exito = page.getByText(/^CV guardado con id: /)
    await letHappen(page, () => exito.isVisible())
    await letPass(page, 2_900)
    await expect(exito).toBeVisible()
    await letPass(page, 200)
    await expect(exito).toBeHidden()
  })
})

test('what was typed when the session ended is there again for the same person, without its file', async ({
  page,
}) => {
  await llenar(page, 'ana.vuelve@correo.example')
  await archivo(page).setInputFiles(pdf('ana-perez-cv.pdf'))
  await expect(page.getByText('Leyendo el archivo…')).toBeHidden()
  await volverTrasFinDeSesion(page, () => guardar(page).click())
  await expect(page.getByText('El archivo hay que escogerlo otra vez.')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByLabel('Correo')).toHaveValue('ana.vuelve@correo.example')
  await archivo(page).setInputFiles(pdf('ana-perez-cv.pdf'))
  await guardar(page).click()
  await expect(page.getByText(/^CV guardado con id/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Correo')).toHaveValue('')
})

test('logging out with something typed asks before the session ends, and nobody asks again', async ({
  page,
}) => {
  const navegador: string[] = []
  page.on('dialog', (dialog) => {
    navegador.push(dialog.type())
    void dialog.accept()
  })
  await page.getByLabel('Primer nombre').fill('Ana')
  const salir = page.getByRole('link', { name: 'Logout' })
  await salir.click()
  const pregunta = page.getByRole('dialog', { name: 'Hay cambios sin guardar' })
  await pregunta.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(page.getByLabel('Primer nombre')).toHaveValue('Ana')
  expect((await page.request.get('dashboard', { maxRedirects: 0 })).status()).toBe(200)
  await salir.click()
  await pregunta.getByRole('button', { name: 'Salir sin guardar' }).click()
  await page.waitForURL('**/login')
  expect(navegador).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the form fits and works', async ({ page }) => {
    await guardar(page).click()
    await llenar(page, 'telefono@correo.example')
    await etiquetas(page).fill('Una etiqueta larga como la que escribe quien no sabe parar')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Quitar Una etiqueta larga/ })).toBeVisible()
    await archivo(page).setInputFiles(pdf(`${'nombre-larguisimo-'.repeat(8)}.pdf`))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible(page)
    await guardar(page).click()
    await expect(page.getByText(/^CV guardado con id: /)).toBeVisible()
  })
})

test('the file is read: what it says fills what is empty, what was typed stays', async ({ page }) => {
  await page.getByLabel('Correo').fill('otra@correo.example')
  const texto = 'Rosa Elena Quiñónez Batres, 4471-2093, rosa@correo.example'
  await archivo(page).setInputFiles(pdf('cv.pdf', texto))
  await expect(page.getByText('Los campos vacíos se llenaron con lo que dice el archivo.')).toBeVisible()
  await expect(page.getByLabel('Primer nombre')).toHaveValue('Rosa')
  await expect(page.getByLabel('Segundo apellido')).toHaveValue('Batres')
  await expect(page.getByLabel('Celular')).toHaveValue('4471-2093')
  await expect(page.getByLabel('Correo')).toHaveValue('otra@correo.example')
  await page.getByLabel('Segundo apellido').fill('')
  await page.getByRole('button', { name: 'No tiene segundo apellido' }).click()
  await expect(page.getByLabel('Segundo apellido')).toHaveValue('No tiene')
  await expectAccessible(page)
})
