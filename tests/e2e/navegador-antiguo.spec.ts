import { boton, entrar, guardar, llenarPrimeraPagina, sembrarEncuesta } from './encuesta-siembra.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

/** As one of 2020: what came later is not there, and a selector that it does not know is an error. */
function forgetNews() {
  const YOUNG = /:(modal|has|popover-open|user-valid|user-invalid|open)\b/
  for (const { prototype } of [Document, DocumentFragment, Element] as { prototype: any }[]) {
    for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
      const ask = prototype[name]
      if (!ask) continue
      prototype[name] = function (selector: string) {
        if (YOUNG.test(selector))
          throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError')
        return ask.call(this, selector)
      }
    }
  }
  const forgotten: [object, string[]][] = [
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
    [String.prototype, ['at', 'isWellFormed', 'toWellFormed']],
    [Object, ['hasOwn', 'groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['any', 'timeout']],
    [URL, ['canParse', 'parse']],
    [Element.prototype, ['checkVisibility', 'togglePopover', 'showPopover', 'hidePopover']],
    [globalThis, ['structuredClone', 'requestIdleCallback', 'scheduler', 'BroadcastChannel']],
    [Document.prototype, ['startViewTransition']],
    [Crypto.prototype, ['randomUUID']],
  ]
  for (const [of, names] of forgotten) for (const name of names) Reflect.deleteProperty(of, name)
}

/** Safari before 15.4. */
function forgetDialogs() {
  for (const name of ['showModal', 'show', 'close', 'open']) {
    Reflect.deleteProperty(HTMLDialogElement.prototype, name)
  }
  Object.setPrototypeOf(HTMLDialogElement.prototype, HTMLUnknownElement.prototype)
  Reflect.deleteProperty(globalThis, 'HTMLDialogElement')
}

for (const [navegador, forget] of [
  ['of 2020', [forgetNews]],
  ['of 2020 without dialogs', [forgetNews, forgetDialogs]],
] as const) {
  test(`a browser ${navegador} answers a page of the survey, opens the menu of the site and writes to the firm`, async ({
    page,
    servidor,
  }) => {
    const encuesta = await sembrarEncuesta(page, servidor, `Antigua ${navegador}`)
    for (const one of forget) await page.addInitScript(one)
    await entrar(page, encuesta, await encuesta.invitar())
    await llenarPrimeraPagina(page)
    await boton(page, 'Guardar Respuestas').click()
    await boton(page, 'Cancelar').click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await guardar(page)
    await expect(page.getByText('Página 2 de')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('')
    await boton(page, 'Menú').click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    await page.goto('#contacto')
    await page.reload()
    await page.getByLabel('Nombre').fill('Ana')
    await page.getByLabel('Correo').fill('ana@empresa.com')
    await page.getByLabel('Teléfono').fill('+502 5555 1234')
    await page.getByLabel('Mensaje').fill('Somos 120 personas.')
    await boton(page, 'Enviar mensaje').click()
    await expect(page.getByLabel('Mensaje')).toHaveValue('')
  })
}

test.describe('what nobody can read', () => {
  test.use({ esperarScripts: false, consolaEsperada: /SyntaxError/ })

  test('is told to whoever has a browser that is older still', async ({ page, servidor }) => {
    const encuesta = await sembrarEncuesta(page, servidor, 'Antiquísima')
    await page.route(/entry-encuesta-.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'let a = 1 ?? ?? 2' }),
    )
    // The error is what is tried.
    page.removeAllListeners('pageerror')
    await page.goto(encuesta.ruta)
    await expect(page.getByText('Este navegador es demasiado antiguo para la encuesta.')).toBeVisible()
    await expect(boton(page, 'Empezar')).toBeHidden()
    await expectAccessible(page)
  })
})

test.describe('what fails in the middle', () => {
  test.use({ consolaEsperada: /./ })

  test('leaves a sentence and a way back, not an empty page', async ({ page, servidor }) => {
    const encuesta = await sembrarEncuesta(page, servidor, 'Con tropiezo')
    await entrar(page, encuesta, await encuesta.invitar())
    await llenarPrimeraPagina(page)
    await page.evaluate(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error('on purpose')
      }
    })
    await boton(page, 'Guardar Respuestas').click()
    await expect(page.getByRole('heading', { name: 'Algo falló en esta página' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Volver a cargar' }).click()
    await expect(page.getByText('Puedes guardar')).toBeVisible()
  })
})
