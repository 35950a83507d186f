import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  goToRest,
  ingresar,
  letHappen,
  letPass,
  stopTime,
  test,
} from './fixtures.ts'

const ALTO = 76
const bar = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
const barTop = (page: Page) => bar(page).evaluate((element) => element.getBoundingClientRect().top)
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
const current = (page: Page) => bar(page).locator('[aria-current]')

test('on every screen the bar ends the first one and sticks once the scroll passes height − 76', async ({
  page,
}) => {
  await page.goto('')
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [360, 740],
    [360, 640],
    [320, 568],
    [360, 480],
    [360, 420],
    [1024, 420],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    await scrollTo(page, 0)
    await expect
      .poll(() => barTop(page), { message: `at ${width} × ${height}` })
      .toBeCloseTo(height - ALTO, 0)
    await scrollTo(page, height - ALTO - 10)
    expect(await barTop(page)).toBeCloseTo(10, 0)
    await scrollTo(page, height - ALTO + 10)
    expect(await barTop(page)).toBe(0)
    await scrollTo(page, 3 * height)
    expect(await barTop(page)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test.describe('without the fonts', () => {
  test.use({ consolaEsperada: /Request failed|Failed to load resource|preloaded using link preload/ })

  test('on small screens it does so with the letters of the system and a line more of words too', async ({
    page,
  }) => {
    await page.route(/\.woff2/, (route) => route.abort())
    await page.goto('')
    await page.locator('#inicio h1 + p').evaluate((entrada) => {
      entrada.append(' Un renglón más de letras, que nadie esperaba.')
    })
    for (const [width, height] of [
      [320, 480],
      [360, 480],
      [360, 530],
      [375, 553],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect
        .poll(() => barTop(page), { message: `at ${width} × ${height}` })
        .toBeCloseTo(height - ALTO, 0)
    }
  })
})

test('on other pages the bar is always at the top, and its anchors work', async ({ page }) => {
  for (const path of [
    'desarrollo-organizacional',
    'envia-cv',
    'aviso-de-privacidad',
    'login',
    'proceso-de-seleccion',
  ]) {
    await page.goto(path)
    expect(await barTop(page)).toBe(0)
    await scrollTo(page, 500)
    expect(await barTop(page)).toBe(0)
  }
  await bar(page).getByRole('link', { name: 'Contacto', exact: true }).click()
  await page.waitForURL('**/#contacto')
  await expect(page.locator('#contacto')).toBeFocused()
  const top = await page.locator('#contacto').evaluate((section) => section.getBoundingClientRect().top)
  expect(top).toBeCloseTo(ALTO, 0)
})

const readY = (page: Page) => page.evaluate(() => window.scrollY)

async function pressContacto(page: Page) {
  await bar(page).getByRole('link', { name: 'Contacto', exact: true }).click()
  await expect(page.locator('#contacto')).toBeFocused()
}

test('a click scrolls for 1.5 s, the current link follows, the focus arrives too, and the reader takes over a scroll under way', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('')
  await expect(current(page)).toHaveText('Inicio')
  await stopTime(page)
  await pressContacto(page)
  const path = [await readY(page)]
  for (let step = 0; step < 16; step++) {
    await letPass(page, 100)
    path.push(await readY(page))
  }
  const end = path.at(-1)!
  // Smooth: slow at both ends, none backwards, half of the way at half of the time, there after 1.5 s and not before.
  expect(path).toEqual(path.toSorted((a, b) => a - b))
  expect(new Set(path).size).toBeGreaterThan(12)
  expect(path[7]! < end / 2 && end / 2 < path[8]!).toBe(true)
  expect(path[14]! < end && path[15]! > path[14]!).toBe(true)
  await letHappen(page, async () => (await current(page).textContent()) === 'Contacto')
  const top = await page.locator('#contacto').evaluate((section) => section.getBoundingClientRect().top)
  expect(top).toBeCloseTo(ALTO, 0)
  expect(new URL(page.url()).hash).toBe('#contacto')

  await page.goBack()
  await letHappen(page, async () => (await readY(page)) === 0)
  await letHappen(page, async () => (await current(page).textContent()) === 'Inicio')

  await pressContacto(page)
  await letPass(page, 500)
  await page.evaluate(() => {
    addEventListener('wheel', () => Object.assign(globalThis, { wheeled: true }), { once: true })
  })
  await page.mouse.wheel(0, 10)
  await page.waitForFunction(() => 'wheeled' in globalThis)
  const y = await readY(page)
  await letPass(page, 1_500)
  // The wheel's own ten pixels at most.
  expect(Math.abs((await readY(page)) - y)).toBeLessThanOrEqual(10)
})

test('data saver keeps the poster, the current link follows the scroll through every section, and the down arrow leads to Quiénes somos', async ({
  page,
}) => {
  const films: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|mp4)/.test(request.url())) films.push(request.url())
  })
  await goToRest(page, '')
  expect(films).toEqual([])
  await expect(page.locator('#inicio video')).toHaveCount(0)

  for (const [id, texto] of [
    ['quienes-somos', 'Quiénes somos'],
    ['servicios', 'Servicios'],
    ['contacto', 'Contacto'],
    ['inicio', 'Inicio'],
  ]) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView())
    await expect(current(page)).toHaveText(texto!)
  }

  await page.getByRole('link', { name: 'Bajar a Quiénes somos' }).click()
  await expect(page.locator('#quienes-somos')).toBeFocused()
  await expect.poll(() => barTop(page)).toBe(0)
  await expect(current(page)).toHaveText('Quiénes somos')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, conPelicula: true })

  test('anchors arrive at once and the film is not loaded', async ({ page }) => {
    const films: string[] = []
    page.on('request', (request) => {
      if (/\.(webm|mp4)/.test(request.url())) films.push(request.url())
    })
    await goToRest(page, '')
    await bar(page).getByRole('link', { name: 'Contacto', exact: true }).click()
    await page.waitForURL('**/#contacto')
    await expect
      .poll(() => page.locator('#contacto').evaluate((section) => section.getBoundingClientRect().top))
      .toBeCloseTo(ALTO, 0)
    expect(films).toEqual([])
    await expect(page.locator('#inicio video')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Pausar el video' })).toHaveCount(0)
  })
})

test.describe('the film', () => {
  test.use({ conPelicula: true, viewport: { width: 412, height: 823 } })

  test('it plays after the page is there, which was there before it, and can be paused', async ({ page }) => {
    await page.goto('')
    const film = page.locator('#inicio video')
    const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused)
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime), {
        message: 'the film advances',
      })
      .toBeGreaterThan(0)
    // The poster stays what the page's largest picture is: the film is none that had to be waited for.
    const listLargest = () =>
      new Promise<string[]>((resolve) =>
        new PerformanceObserver((list) =>
          resolve(list.getEntries().map((entry) => (entry as never as { url: string }).url)),
        ).observe({ type: 'largest-contentful-paint', buffered: true }),
      )
    expect((await page.evaluate(listLargest)).at(-1)).toMatch(/clima-movil\.svg$/)
    await page.getByRole('button', { name: 'Pausar el video' }).click()
    await expect.poll(isPaused).toBe(true)
    await page.getByRole('button', { name: 'Reanudar el video' }).click()
    await expect.poll(isPaused).toBe(false)
    expect(
      await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.playsInline]),
    ).toEqual([true, true, true])
    // Out of sight it rests.
    await scrollTo(page, 2_500)
    await expect.poll(isPaused).toBe(true)
  })
})

test('the services dropdown opens upwards at the foot of the screen and downwards at its top', async ({
  page,
}) => {
  await page.goto('')
  const button = bar(page).getByRole('button', { name: 'Ver las líneas de servicio' })
  const first = bar(page).getByRole('link', { name: 'Desarrollo organizacional' })
  await expect(first).toBeHidden()
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(first).toBeInViewport({ ratio: 1 })
  expect((await first.boundingBox())!.y).toBeLessThan(await barTop(page))
  await expectAccessible(page)
  await page.mouse.click(300, 300)
  await expect(first).toBeHidden()

  await scrollTo(page, 1_200)
  await button.click()
  await expect(first).toBeInViewport({ ratio: 1 })
  expect((await first.boundingBox())!.y).toBeGreaterThanOrEqual(ALTO - 1)
  await bar(page).getByRole('link', { name: 'Proceso de selección' }).click()
  await page.waitForURL('**/proceso-de-seleccion')
  await expect(page.getByRole('heading', { level: 1, name: 'Proceso de selección' })).toBeVisible()
  await expect(current(page)).toHaveText('Servicios')
})

test('the dropdown by keyboard alone', async ({ page }) => {
  await page.goto('envia-cv')
  const button = bar(page).getByRole('button', { name: 'Ver las líneas de servicio' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('link', { name: 'Desarrollo organizacional' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(
    bar(page).getByRole('link', { name: 'Formación, capacitación y adiestramiento' }),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(bar(page).getByRole('link', { name: 'Desarrollo organizacional' })).toBeFocused()
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('the bar says Log In to a visitor and Dashboard to staff, and the HTML tells neither apart', async ({
  page,
  servidor,
}) => {
  await page.goto('')
  await expect(bar(page).getByRole('link', { name: 'Log In' })).toBeVisible()
  await ingresar(page)
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const html = await (await fetch(`${servidor.url}/`, { headers: { cookie } })).text()
  expect(html).toContain('Log In')
  expect(html).not.toContain('Dashboard')
  await page.goto('')
  await bar(page).getByRole('link', { name: 'Dashboard' }).click()
  await page.waitForURL('**/dashboard')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the menu is a sheet that holds the focus, gives it back and leads to the section', async ({
    page,
  }) => {
    await page.goto('')
    const open = page.getByRole('button', { name: 'Menú' })
    await open.click()
    const sheet = page.getByRole('dialog', { name: 'Menú' })
    await expect(sheet).toBeVisible()
    await expectAccessible(page)
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      )
      expect(inside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(open).toBeFocused()

    await open.click()
    await sheet.getByRole('button', { name: 'Cerrar' }).click()
    await expect(open).toBeFocused()

    await open.click()
    await sheet.getByRole('link', { name: 'Contacto', exact: true }).click()
    await expect(sheet).toBeHidden()
    await expect(page.locator('#contacto')).toBeFocused()
    await expect
      .poll(() => page.locator('#contacto').evaluate((section) => section.getBoundingClientRect().top))
      .toBeCloseTo(ALTO, 0)

    await open.click()
    await sheet.getByRole('link', { name: 'Proceso de selección' }).click()
    await page.waitForURL('**/proceso-de-seleccion')
    await expect(sheet).toBeHidden()
  })
})

test('an anchor that is no text leaves the page as it is', async ({ page }) => {
  await page.goto('#100%')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Algo falló de nuestro lado')).toHaveCount(0)
})

test.describe('before the scripts are there', () => {
  test.use({ viewport: { width: 360, height: 740 }, esperarScripts: false })

  test('a pressed button wakes its island, and is pressed again then', async ({ page }) => {
    const suelto = Promise.withResolvers<void>()
    await page.route(/hydrate-isla-.*\.js/, async (route) => {
      await suelto.promise
      await route.continue()
    })
    await page.goto('')
    await page.getByRole('button', { name: 'Menú' }).click()
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeHidden()
    suelto.resolve()
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible()
  })
})

test('a form below the fold comes to life when it is about to be seen', async ({ page }) => {
  await page.goto('')
  const isla = page.locator('[data-isla*=Contacto]')
  await expect(page.locator('[data-isla*=Barra]')).toHaveAttribute('data-viva')
  await expect(isla).not.toHaveAttribute('data-viva')
  await page.locator('#contacto').scrollIntoViewIfNeeded()
  await expect(isla).toHaveAttribute('data-viva')
})
