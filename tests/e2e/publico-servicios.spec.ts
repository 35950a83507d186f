import type { Page } from '@playwright/test'
import { desarrolloOrganizacional } from '../../src/web/content/desarrollo-organizacional.ts'
import { paginasDeServicio } from '../../src/web/content/testing/paginas.ts'
import { expect, expectAccessible, letPass, test } from './fixtures.ts'

const RUTA = 'desarrollo-organizacional'
const MORE_THAN_A_DOUBLE_TAP = 600
const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })
const modal = (page: Page, name: string) => page.getByRole('dialog', { name })

test('every service page has its cards, each with Importancia and Beneficios', async ({ page }) => {
  for (const { meta, servicios } of paginasDeServicio)
    await test.step(meta.ruta, async () => {
      await page.goto(meta.ruta.slice(1))
      await expect(page.getByRole('main').locator('a[aria-haspopup=dialog] strong')).toHaveText(
        servicios.map(({ titulo }) => titulo),
      )
      for (const { titulo, importancia, beneficios } of servicios) {
        await card(page, titulo).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Importancia', 'Beneficios'])
        await expect(dialog.getByText(importancia)).toBeVisible()
        await expect(dialog.getByRole('listitem')).toHaveText([...beneficios])
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        // On its way back in the history a browser gives up the next page.
        await expect(page).toHaveURL(meta.ruta.slice(1))
      }
    })
})

test('the modal closes by Escape, button and veil, and the focus returns to its card; a click inside, or a drag out of it, does not close it', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(RUTA)
  const closings = [
    () => page.keyboard.press('Escape'),
    () => modal(page, 'Coaching').getByRole('link', { name: 'Cerrar' }).click(),
    async () => {
      await letPass(page, MORE_THAN_A_DOUBLE_TAP)
      await page.mouse.click(20, 400)
    },
  ]
  for (const close of closings) {
    await card(page, 'Coaching').click()
    await expect(modal(page, 'Coaching')).toBeVisible()
    expect(page.url()).toContain('?servicio=coaching')
    await close()
    await expect(modal(page, 'Coaching')).toBeHidden()
    await expect(card(page, 'Coaching')).toBeFocused()
    await expect.poll(() => new URL(page.url()).search).toBe('')
  }

  await card(page, 'Coaching').click()
  await letPass(page, MORE_THAN_A_DOUBLE_TAP)
  await modal(page, 'Coaching').getByRole('heading', { name: 'Importancia' }).click()
  await page.mouse.move(720, 300)
  await page.mouse.down()
  await page.mouse.move(20, 400)
  await page.mouse.up()
  await expect(modal(page, 'Coaching')).toBeVisible()
})

test('a modal leads to the next service in its place, and closing it leads back to the plate', async ({
  page,
}) => {
  await page.goto(RUTA)
  await card(page, 'Coaching').click()
  await modal(page, 'Coaching')
    .getByRole('link', { name: /Siguiente servicio/ })
    .click()
  await expect(modal(page, 'Coaching')).toBeHidden()
  await expect(modal(page, 'Desarrollo de liderazgo')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(RUTA)
  await expect(card(page, 'Desarrollo de liderazgo')).toBeFocused()
})

test('the back button closes the modal, forward opens it, and the page does not jump; the second half of a double tap on a card does not close what the first half opened', async ({
  page,
}) => {
  await page.goto(RUTA)
  await card(page, 'Escalas salariales').scrollIntoViewIfNeeded()
  const y = await page.evaluate(() => window.scrollY)
  await card(page, 'Escalas salariales').click()
  await expect(modal(page, 'Escalas salariales')).toBeVisible()
  await page.goBack()
  await expect(modal(page, 'Escalas salariales')).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBe(y)
  await page.goForward()
  await expect(modal(page, 'Escalas salariales')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal(page, 'Escalas salariales')).toBeHidden()

  // Within the page, so that a busy machine puts nothing between the two halves.
  const openAfterwards = await card(page, 'Coaching').evaluate(async (link: HTMLElement) => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[aria-labelledby=titulo-coaching]')!
    link.click()
    while (!dialog.open) await new Promise(requestAnimationFrame)
    for (const type of ['mousedown', 'mouseup', 'click'])
      dialog.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
    return dialog.open
  })
  expect(openAfterwards).toBe(true)
})

test('closing does not pile up history', async ({ page }) => {
  await page.goto('')
  await page.goto(RUTA)
  for (let turn = 0; turn < 2; turn++) {
    await card(page, 'Engagement').click()
    await expect(modal(page, 'Engagement')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect.poll(() => new URL(page.url()).search).toBe('')
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('El clima')
})

test('a service can be linked: from the home page and from outside', async ({ page }) => {
  await page.goto('')
  await page.getByRole('main').getByRole('link', { name: 'Modelo de competencias' }).click()
  await expect(modal(page, 'Modelo de competencias')).toBeVisible()
  await page.reload()
  await expect(modal(page, 'Modelo de competencias')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`/${RUTA}$`))
  await expect(card(page, 'Modelo de competencias')).toBeFocused()
  await page.goto(`${RUTA}?servicio=no-existe`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('by keyboard alone: open, read, ask for a proposal', async ({ page }) => {
  await page.goto(RUTA)
  await card(page, 'Engagement').focus()
  await page.keyboard.press('Enter')
  const dialog = modal(page, 'Engagement')
  await expect(dialog.getByRole('link', { name: 'Cerrar' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('link', { name: 'Pedir una propuesta' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/#contacto')
  await expect(page.locator('#contacto')).toBeFocused()
})

test('the intro card stands beside the heading, and the line leads to the next one', async ({ page }) => {
  await page.goto(RUTA)
  await expect(page.getByText(desarrolloOrganizacional.introduccion!.guia)).toBeVisible()
  for (const { titulo } of [...paginasDeServicio.slice(1), paginasDeServicio[0]!]) {
    await page.getByRole('complementary', { name: 'Siguiente línea de servicio' }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: titulo.slice(0, 9) })).toBeVisible()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('cards open on the server’s page and close with their link', async ({ page }) => {
    await page.goto(RUTA)
    await card(page, 'Coaching').click()
    await expect(modal(page, 'Coaching')).toBeVisible()
    await expect(modal(page, 'Coaching').getByText('Importancia')).toBeVisible()
    await modal(page, 'Coaching').getByRole('link', { name: 'Cerrar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
