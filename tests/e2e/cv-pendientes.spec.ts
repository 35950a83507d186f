import type { Locator, Page } from '@playwright/test'
import { buildDocx, buildPdf } from '../../src/server/archivos/testing/archivos-de-prueba.ts'
import { expectSinDesborde } from './climas-siembra.ts'
import { sembrarCv } from './cv-siembra.ts'
import { expect, expectAccessible, ingresar, test } from './fixtures.ts'

interface Envio {
  nombre: string
  correo: string
  tel: string
  plaza?: string
  archivo?: { name: string; mimeType: string; buffer: Buffer }
}

/** As the public form sends it. */
async function enviarCv(page: Page, { archivo, plaza = 'Analista de nómina', ...campos }: Envio) {
  const multipart = {
    ...campos,
    plaza,
    mensaje: 'Puedo empezar en dos semanas.',
    archivo: archivo ?? { name: 'cv.pdf', mimeType: 'application/pdf', buffer: buildPdf('Planillas') },
  }
  const response = await page.request.post('api/mail/enviarcurri', { multipart })
  expect(response.status()).toBe(200)
}

const word = (texto: string) => ({
  name: 'Mi CV.docx',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(buildDocx(texto)),
})

test('what arrives is reviewed by keyboard alone: accepted, joined to who is known, discarded and brought back', async ({
  page,
}) => {
  await ingresar(page)
  await sembrarCv(page, {
    nombre: 'Rosa',
    apellido: 'Marín',
    celular: '41110001',
    correo: 'rosa@correo.example',
  })
  await enviarCv(page, { nombre: 'Ana Lucía Pérez Morales', correo: 'ana@correo.example', tel: '55120341' })
  await enviarCv(page, {
    nombre: 'Rosa Marín',
    correo: 'ROSA@correo.example',
    tel: '4222 0002',
    archivo: word('Rosa Marín Tel. 4222 0002 Jefa de planta'),
  })
  await enviarCv(page, { nombre: 'Otro Sobra', correo: 'otro@correo.example', tel: '43330003' })

  await page.goto('admin/cv/pendientes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CVs Pendientes a Actualizar')
  const filas = page.locator('tbody tr')
  await expect(filas).toHaveCount(3)
  await expect(filas.nth(1)).toContainText('Parece repetida')
  await expectAccessible(page)
  for (const [tecla, nombre] of [
    ['j', 'Ana Lucía'],
    ['j', 'Rosa'],
    ['k', 'Ana Lucía'],
    ['k', 'Ana Lucía'],
  ] as const) {
    await page.keyboard.press(tecla)
    await expect(page.getByRole('link', { name: `Revisar el CV de ${nombre}` })).toBeFocused()
  }

  await page.getByRole('link', { name: 'Revisar los 3' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Lucía Pérez Morales')
  await expect(page.getByRole('img', { name: /CV de Ana Lucía.*página 1 de 1/ })).toBeVisible()
  await expect(page.getByLabel('Segundo apellido')).toHaveValue('Morales')
  await expectAccessible(page)
  // A letter in a field is a letter.
  await page.getByLabel('Primer nombre').press('End')
  await page.keyboard.type('d')
  await expect(page.getByLabel('Primer nombre')).toHaveValue('Anad')
  // Whoever goes on to another is asked first.
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  const pregunta = page.getByRole('dialog', { name: 'Hay cambios sin guardar' })
  await pregunta.getByRole('button', { name: 'Seguir editando' }).click()
  // Behind it nothing takes a key.
  await expect(pregunta).toBeHidden()
  await expect(page.getByLabel('Primer nombre')).toHaveValue('Anad')
  await page.getByLabel('Primer nombre').press('End')
  await page.keyboard.press('Backspace')
  await expect(page.getByLabel('Primer nombre')).toHaveValue('Ana')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('a')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosa Marín')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('CV guardado: Ana Lucía Pérez Morales')).toBeVisible()
  await expect(page.getByText('Parece la misma persona')).toBeVisible()
  // Files are read one after the other, behind everything else that the machine has to do.
  await expect(page.locator('mark').first()).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('button', { name: /Antes: 41110001/ })).toBeVisible()
  await page.keyboard.press('m')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otro Sobra')
  // What is discarded takes along what was typed; brought back by two quick presses, it comes back once.
  await page.getByLabel('Segundo nombre').fill('De')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('d')
  await expect(page.getByText('Nada por revisar.')).toBeVisible()
  await expect(page.getByText('Se descartó el CV de Otro Sobra.')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).evaluate((boton: HTMLElement) => {
    boton.click()
    boton.click()
  })
  await expect(page.getByText('El CV de Otro Sobra volvió a la bandeja.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otro Sobra')

  await page.goto('admin/cv/buscar?filtro=rosa')
  await expect(filas).toHaveCount(1)
  await expect(filas).toContainText('4222 0002')
})

test('a file made larger scrolls in its place, and what is decided ends at one edge where it takes two lines', async ({
  page,
}) => {
  await ingresar(page)
  await sembrarCv(page, { nombre: 'Elsa', apellido: 'Tobar', correo: 'elsa@correo.example' })
  await enviarCv(page, { nombre: 'Elsa Tobar', correo: 'elsa@correo.example', tel: '46660006' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('admin/cv/pendientes')
  await page.getByRole('link', { name: 'Revisar el CV de Elsa' }).click()
  // The way back begins where everything else does.
  const getInicio = (lugar: Locator) => lugar.evaluate((uno) => uno.getBoundingClientRect().left)
  const archivo = page.getByRole('region', { name: 'Archivo recibido' })
  const flecha = page.getByRole('link', { name: 'Regresar a CVs Pendientes' }).locator('svg')
  await expect(flecha).toBeVisible()
  expect(Math.abs((await getInicio(flecha)) - (await getInicio(archivo)))).toBeLessThan(4)
  const hoja = page.getByRole('img', { name: /CV de Elsa.*página 1 de 1/ })
  const ampliar = page.getByRole('button', { name: 'Ampliar' })
  await ampliar.click()
  await ampliar.click()
  await expect.poll(async () => (await hoja.boundingBox())?.width).toBeGreaterThan(500)
  await expectSinDesborde(page)
  // Whoever has gone to the right of it still finds what makes it smaller.
  await archivo.evaluate((marco) => marco.scrollTo(200, 0))
  await expect.poll(async () => (await hoja.boundingBox())?.x).toBeLessThan(0)
  await expect(page.getByRole('button', { name: 'Reducir' })).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 1024, height: 700 })
  const getFin = (nombre: string) =>
    page.getByRole('button', { name: nombre }).evaluate((boton) => boton.getBoundingClientRect().right)
  expect(await getFin('Es la misma persona')).toBeCloseTo(await getFin('Aceptar como persona nueva'))
})

test('a message of the contact form stands on its list until it is answered', async ({ page }) => {
  await ingresar(page)
  await page.request.post('api/mail/contacto', {
    form: {
      nombre: 'Marta Gil',
      correo: 'marta@empresa.example',
      tel: '24445555',
      mensaje: 'Somos 120 personas.',
    },
  })
  await page.goto('admin/cv/pendientes?vista=mensajes')
  const fila = page.locator('tbody tr', { hasText: 'Marta Gil' })
  await expect(fila).toContainText('Nuevo')
  await expectAccessible(page)
  await fila.getByRole('button', { name: /Ya se contestó/ }).click()
  await expect(fila).toContainText('Contestado el')
  await page.reload()
  await expect(fila).toContainText('Contestado el')
  // An empty page is not an empty list.
  await page.goto('admin/cv/pendientes?vista=mensajes&pagina=2')
  await page.getByRole('link', { name: 'Ver desde el principio' }).click()
  await expect(fila).toBeVisible()
})
