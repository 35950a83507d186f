import { expectSinDesborde } from './climas-siembra.ts'
import {
  CLAVE,
  expect,
  findEnlace,
  ingresarComo,
  ingresarComoAdmin,
  readTelefono,
  test,
} from './equipo-siembra.ts'
import { expectAccessible, goInside, openOtroNavegador } from './fixtures.ts'
import { ask } from './resultados-siembra.ts'

// Refused calls and pages that do not exist are what is looked at here.
test.use({
  entorno: { DEMO: '1', TZ_SITIO: 'America/Guatemala' },
  consolaEsperada: /Failed to load resource/,
})

test('a forgotten password comes back by mail, once, and the answer tells nobody whether an account exists', async ({
  page,
  firma,
}) => {
  await page.goto('login')
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '¿Olvidaste tu contraseña?' })).toBeVisible()
  await expectAccessible(page)
  const answers: string[] = []
  for (const correo of ['nadie@climaytalento.example', 'diego.barrios@climaytalento.example']) {
    await page.goto('olvide-clave')
    await page.getByLabel('Correo').fill(correo)
    await page.getByRole('button', { name: 'Mandar el enlace' }).click()
    await expect(page.getByText('El enlace sirve 30 minutos y una sola vez.', { exact: false })).toBeVisible()
    await expect(page.locator(':focus')).toContainText('El enlace sirve 30 minutos')
    answers.push(((await page.locator('main').textContent()) ?? '').replaceAll(correo, ''))
  }
  expect(answers[0]).toBe(answers[1])
  await expectAccessible(page)
  const enlace = await findEnlace(firma, 'diego.barrios@climaytalento.example')
  await page.goto(enlace)
  await expect(page.getByRole('heading', { name: 'Elige una contraseña nueva' })).toBeVisible()
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('corta')
  await page.getByLabel('Repite la contraseña nueva').fill('otra')
  await page.getByRole('button', { name: 'Guardar y entrar' }).click()
  await expect(page.getByText('No es igual a la de arriba.', { exact: false })).toBeVisible()
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(CLAVE)
  await page.getByLabel('Repite la contraseña nueva').fill(CLAVE)
  await page.getByRole('button', { name: 'Guardar y entrar' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await page.goto(enlace)
  await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible()
  await ingresarComo(page, 'diego.barrios', CLAVE)
  await page.waitForURL('**/dashboard')
})

test('the log tells what happened, by person, kind and day, to its end, and leaves as a workbook', async ({
  page,
}) => {
  await ingresarComoAdmin(page)
  await page.waitForURL('**/dashboard')
  const { id } = (await ask(page, '{ appInfo { getEquipo { id propia } } }')).appInfo.getEquipo.find(
    ({ propia }: { propia: boolean }) => !propia,
  )
  // More than the screen ever read at once.
  for (let i = 0; i < 7; i++) {
    const calls = Array.from({ length: 30 }, (_, n) => `c${n}: deleteSesionesDeCuenta(idCuenta: "${id}")`)
    await ask(page, `mutation { ${calls.join(' ')} }`)
  }
  // Whom no option names narrows nothing.
  await page.goto('admin/equipo?vista=bitacora&persona=nadie&empresa=ninguna')
  const lineas = page.locator('main li')
  await expect(lineas).toHaveCount(50)
  await expectAccessible(page)
  const mas = page.getByRole('button', { name: 'Ver más' })
  const fin = page.getByText(/ de \d+ anotaciones$/)
  const total = Number(/\d+(?= anotaciones)/.exec((await fin.textContent()) ?? '')?.[0])
  expect(total).toBeGreaterThan(210)
  for (let cuantas = 100; cuantas < total; cuantas += 50) {
    await mas.press('Enter')
    await expect(lineas).toHaveCount(cuantas)
    await expect(mas).toBeFocused()
  }
  await mas.press('Enter')
  await expect(lineas).toHaveCount(total)
  await expect(fin).toBeFocused()

  await page.getByLabel('Qué').selectOption('Acceso')
  await expect(lineas.filter({ hasText: 'Cerró las sesiones' })).toHaveCount(0)
  await expect(lineas.filter({ hasText: 'Entró con su contraseña.' }).first()).toBeVisible()
  await expect(page).toHaveURL(/que=acceso/)
  await page.getByLabel('Persona').selectOption('Lucía Ajú Sotz')
  await expect(page.getByText('No hay anotaciones con ese filtro')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No hay anotaciones con ese filtro')).toBeVisible()
  await page.getByLabel('Persona').selectOption('Todas')
  // Key by key: a year is one of four figures at each of them.
  await page.getByLabel('Hasta').pressSequentially('01012020')
  await expect(page).toHaveURL(/hasta=2020-01-01/)
  await expect(page.getByLabel('Hasta')).toHaveValue('2020-01-01')
  await expect(page.getByText('No hay anotaciones con ese filtro')).toBeVisible()
  await page.getByLabel('Hasta').fill('')
  await expect(lineas.first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar Excel' }).click()
  expect((await download).suggestedFilename()).toBe('bitacora.xlsx')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectSinDesborde(page)

  // The manual is searched in its address too: what is typed stays as it was typed, and where.
  await goInside(page, 'admin/ayuda')
  const buscador = page.getByLabel('¿Qué quieres hacer?')
  await buscador.pressSequentially('reear el correo')
  await expect(page).toHaveURL(/buscar=reear\+el\+correo/)
  await buscador.evaluate((campo: HTMLInputElement) => campo.setSelectionRange(3, 3))
  await page.keyboard.type('nvi')
  await expect(buscador).toHaveValue('reenviar el correo')
  await expect(page).toHaveURL(/buscar=reenviar\+el\+correo/)
})

test('who looks at some of the accounts does so after a reload too, and by keyboard stays at what was changed', async ({
  page,
}) => {
  await ingresarComoAdmin(page)
  await page.waitForURL('**/dashboard')
  await page.goto('admin/equipo?cuentas=desactivada')
  await expect(page.getByText('Ninguna cuenta está así.')).toBeVisible()
  await page.getByRole('button', { name: /^Consultores/ }).click()
  await expect(page).toHaveURL(/cuentas=consultor/)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Consultores/ })).toHaveAttribute('aria-pressed', 'true')
  const fila = page.getByRole('row', { name: /Lucía Ajú/ })
  const correo = fila.locator('td').first().locator('span').last().textContent()
  const dialogo = page.getByRole('dialog')
  const mas = fila.getByRole('button', { name: /^Más acciones/ })
  const cambiar = fila.getByRole('button', { name: 'Cambiar' })
  await cambiar.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cambiar).toBeFocused()
  await mas.press('Enter')
  await fila.getByRole('button', { name: 'Desactivar' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).press('Enter')
  await expect(fila).toContainText('Desactivada el')
  await expect(fila).toBeFocused()
  // Out of the list that is looked at.
  const desactivadas = page.getByRole('button', { name: /^Desactivadas/ })
  await desactivadas.click()
  await fila.getByRole('button', { name: 'Reactivar' }).press('Enter')
  await expect(fila).toHaveCount(0)
  await expect(desactivadas).toBeFocused()
  // So does one who gets another role; what is wrong with it is told where it is.
  const consultores = page.getByRole('button', { name: /^Consultores/ })
  await consultores.click()
  await cambiar.press('Enter')
  await dialogo.getByRole('radio', { name: /^Cliente/ }).check()
  await dialogo.getByRole('button', { name: 'Guardar' }).press('Enter')
  const empresa = dialogo.getByRole('checkbox').first()
  await expect(empresa).toBeFocused()
  await expect(empresa).toHaveAccessibleDescription('Elige al menos una empresa para este cliente.')
  await dialogo.getByRole('radio', { name: /^Administrador/ }).check()
  await dialogo.getByRole('button', { name: 'Guardar' }).press('Enter')
  await expect(fila).toHaveCount(0)
  await expect(consultores).toBeFocused()
  await page.getByRole('button', { name: 'Invitar' }).press('Enter')
  await dialogo.getByLabel('Nombre').fill('Lucía Ajú')
  await dialogo.getByLabel('Correo').fill((await correo) ?? '')
  await dialogo.getByRole('button', { name: 'Enviar invitación' }).press('Enter')
  await expect(dialogo.getByLabel('Correo')).toBeFocused()
  await expect(dialogo.getByLabel('Correo')).toHaveAccessibleDescription(/^Ya hay una cuenta con ese correo/)
})

test('a second factor: set up, asked for, never twice the same code; then of everybody, and a passkey', async ({
  page,
  browser,
  firma,
}) => {
  test.setTimeout(300_000)
  await ingresarComoAdmin(page)
  await page.waitForURL('**/dashboard')
  await page.goto('admin/cuenta')
  await page.getByRole('link', { name: 'Activar segundo factor' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Segundo factor' })).toBeVisible()
  await page.getByLabel('Contraseña actual').fill('no es esta')
  await page.keyboard.press('Enter')
  await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible()
  await page.getByLabel('Contraseña actual').fill('una clave larga de prueba')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /Cuadro para la aplicación/ })).toBeVisible()
  await expectAccessible(page)
  const clave = (await page.locator('main code').textContent()) ?? ''
  await page.getByLabel('Código de seis cifras').fill('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Son seis cifras')).toBeVisible()
  const primero = readTelefono(clave)
  await page.getByLabel('Código de seis cifras').fill(primero)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Coincide. Tu teléfono y este sitio ya se entienden.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Códigos de recuperación' }).locator('li')).toHaveCount(10)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectSinDesborde(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  const activar = page.getByRole('button', { name: 'Activar segundo factor' })
  await expect(activar).toBeDisabled()
  await page.getByLabel('Ya los guardé en un lugar que no es mi teléfono').check()
  await activar.click()
  await page.waitForURL('**/admin/cuenta')
  await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible()
  // New ones are not lost by one key, and the old ones are worth nothing.
  const renovar = page.getByRole('button', { name: 'Hacer códigos nuevos' })
  await renovar.press('Enter')
  await page.getByLabel('Tu contraseña').fill('una clave larga de prueba')
  await page.keyboard.press('Enter')
  const nuevos = page.getByRole('dialog', { name: 'Guarda tus códigos' })
  await expect(nuevos).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Seguir viéndolos' }).press('Enter')
  const codigos = await nuevos
    .getByRole('list', { name: 'Códigos de recuperación' })
    .locator('li')
    .allInnerTexts()
  await nuevos.getByRole('button', { name: 'Ya los guardé' }).press('Enter')
  await expect(renovar).toBeFocused()

  const salir = async () => {
    await page.getByRole('link', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
  }
  const escribirCodigo = async (codigo: string) => {
    await page.getByLabel('Código').fill(codigo)
    await page.getByRole('button', { name: 'Entrar' }).click()
  }
  await salir()
  await ingresarComoAdmin(page)
  await expect(page.getByLabel('Código')).toBeFocused()
  await expectAccessible(page)
  // The password alone is no session.
  expect((await ask(page, '{ auth { getLogIn { conexion } } }')).auth.getLogIn.conexion).toBe(false)
  await escribirCodigo(primero)
  await expect(page.getByRole('alert')).toHaveText(/no coincide o ya se usó/)
  await escribirCodigo(readTelefono(clave, 1))
  await page.waitForURL('**/dashboard')
  await salir()
  await ingresarComoAdmin(page)
  await escribirCodigo((codigos[0] ?? '').toLowerCase())
  await page.waitForURL('**/dashboard')
  await page.goto('admin/cuenta')
  await expect(page.getByText('Te quedan 9 códigos de recuperación.')).toBeVisible()

  // Asked of everybody: somebody who is in is led to set one up at the next step, and a passkey will do.
  const otra = await openOtroNavegador(browser, { baseURL: `${firma.server.url}/` })
  const context = otra.context()
  const cdp = await context.newCDPSession(otra)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await ask(
    page,
    'mutation { inviteCuenta(nombre: "Paola Ixquiac", correo: "paola@firma.example", rol: consultor, idsEmpresas: []) { id } }',
  )
  await otra.goto(await findEnlace(firma, 'paola@firma.example'))
  await otra.getByLabel('Contraseña nueva', { exact: true }).fill(CLAVE)
  await otra.getByLabel('Repite la contraseña nueva').fill(CLAVE)
  await otra.getByRole('button', { name: 'Guardar y entrar' }).click()
  await otra.waitForURL('**/dashboard')

  await page.getByRole('complementary').getByRole('link', { name: 'Ajustes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Meta de participación (%)').fill('101')
  await page.getByRole('button', { name: 'Guardar ajustes' }).click()
  await expect(page.getByText('La meta de participación va de 1 a 100 %.')).toBeVisible()
  await page.getByLabel('Meta de participación (%)').fill('85')
  await page.getByRole('button', { name: 'Guardar ajustes' }).click()
  await expect(page.getByText('Ajustes guardados.')).toBeVisible()
  await page.getByRole('switch', { name: 'Exigir el segundo factor a todos' }).click()
  await page.getByRole('button', { name: 'Exigirlo' }).click()
  await expect(page.getByText('Se pide a todos')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Meta de participación (%)')).toHaveValue('85')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectSinDesborde(page)

  await otra.getByRole('complementary').getByRole('link', { name: 'Ver Climas Organizacionales' }).click()
  await otra.waitForURL('**/admin/cuenta/segundo-factor')
  await expect(otra.getByText('lo pide a todas las cuentas.', { exact: false })).toBeVisible()
  await expectAccessible(otra)
  await otra.goto('admin/cv/buscar')
  await otra.waitForURL('**/admin/cuenta/segundo-factor')
  await otra.getByRole('button', { name: 'Agregar una llave de acceso' }).click()
  await otra.getByLabel('Nombre de la llave').fill('Mi computadora')
  await otra.getByLabel('Tu contraseña').fill(CLAVE)
  await otra.getByRole('button', { name: 'Continuar' }).last().click()
  // Where it stood in the way.
  await otra.waitForURL('**/admin/cv/buscar')
  await otra.getByRole('link', { name: 'Logout' }).click()
  await otra.waitForURL('**/login')
  await otra.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
  await otra.waitForURL('**/dashboard')
  await otra.goto('admin/cuenta')
  await expect(otra.getByRole('list', { name: 'Llaves de acceso' })).toContainText('Mi computadora')
  await expectAccessible(otra)
  // The same device again is refused in words.
  await otra.getByRole('button', { name: 'Agregar una llave de acceso' }).click()
  await otra.getByLabel('Tu contraseña').fill(CLAVE)
  await otra.getByRole('button', { name: 'Continuar' }).click()
  await expect(otra.getByText('Este equipo ya tiene una llave de acceso de tu cuenta.')).toBeVisible()
  await expect(otra.getByRole('button', { name: 'Agregar una llave de acceso' })).toBeFocused()
  await otra.getByRole('button', { name: 'Retirar Mi computadora' }).click()
  await otra.getByLabel('Tu contraseña').fill(CLAVE)
  await otra.getByRole('button', { name: 'Retirarla' }).click()
  await expect(otra.getByText('Se retiró la llave de acceso.')).toBeVisible()
  await expect(otra.getByRole('list', { name: 'Llaves de acceso' })).toHaveCount(0)
  await context.close()

  // Nobody is asked for it any more, and it is taken away, with the password again.
  await page.goto('admin/ajustes')
  const exigir = page.getByRole('switch', { name: 'Exigir el segundo factor a todos' })
  await exigir.press('Space')
  await expect(exigir).not.toBeChecked()
  await expect(exigir).toBeFocused()
  await page.goto('admin/cuenta')
  await page.getByRole('button', { name: 'Retirar segundo factor' }).click()
  await page.getByLabel('Tu contraseña').fill('una clave larga de prueba')
  await page.getByRole('button', { name: 'Retirarlo' }).click()
  await expect(page.getByRole('link', { name: 'Activar segundo factor' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Segundo factor' })).toBeFocused()
  await page.goto('admin/ajustes')
  await exigir.press('Space')
  await page.getByRole('button', { name: 'Exigirlo' }).click()
  await page.waitForURL('**/admin/cuenta/segundo-factor')
})
