import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sembrarClima, sembrarEmpresa } from './climas-siembra.ts'
import { expect, expectAccessible, ingresar, test } from './fixtures.ts'

test('long work stands over every screen, also after a reload, and then says how it ended', async ({
  page,
  servidor,
}) => {
  await ingresar(page)
  const idClima = await sembrarClima(page, await sembrarEmpresa(page, 'Seguida'), 2025)
  const db = new DatabaseSync(join(servidor.dataDir, 'clima.sqlite'), { timeout: 60_000 })
  // Another process is closing it, as far as this page knows: what it tells stands in this row.
  const { id_usuario } = db.prepare('select id_usuario from sesiones').get() as { id_usuario: string }
  const momento = Date.now()
  db.prepare(
    `insert into trabajos (id, tipo, id_usuario, id_clima, estado, paso, hecho, total, creado, latido, cancelable)
     values ('uno', 'cierre', ?, ?, 'en_curso', 'Borrando los cuestionarios', 5, 8, ?, ?, 0)`,
  ).run(id_usuario, idClima, momento, momento + 3_600_000)

  await page.goto('admin/cv/buscar')
  const trabajos = page.getByRole('region', { name: 'Trabajo en curso' })
  await expect(trabajos).toContainText('Cerrar y anonimizar Seguida 2025')
  await expect(trabajos).toContainText(/Borrando los cuestionarios\s*63/)
  await expect(trabajos.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('dashboard')
  await expect(trabajos).toContainText('Borrando los cuestionarios')
  db.prepare("update trabajos set paso = 'Borrando los tokens y los correos', hecho = 6").run()
  await expect(trabajos).toContainText(/Borrando los tokens y los correos\s*75/)
  db.prepare(
    "update trabajos set estado = 'listo', paso = 'Se cerró y anonimizó el clima organizacional.'",
  ).run()
  // Also to whoever reloads at that very moment.
  await page.reload()
  await expect(trabajos).toContainText('Se cerró y anonimizó el clima organizacional.')
  await trabajos.getByRole('link', { name: 'Seguida 2025' }).click()
  await expect(page).toHaveURL(new RegExp(`clima=${idClima}`))
  await trabajos.getByRole('button', { name: 'Quitar este aviso' }).click()
  await expect(trabajos).toHaveCount(0)
  await page.reload()
  await expect(trabajos).toHaveCount(0)

  // Files that are made say so in one line, and are all put away with it; what failed stays.
  const insert = db.prepare(
    `insert into trabajos (id, tipo, id_usuario, id_clima, estado, paso, hecho, total, creado, latido, cancelable)
     values (?, ?, ?, ?, 'en_curso', 'Haciendo', 1, 2, ?, ?, 1)`,
  )
  for (const [i, tipo] of ['informe-pdf', 'informe-xlsx', 'informe-pptx', 'publicacion'].entries())
    insert.run(tipo, tipo, id_usuario, idClima, momento + i, momento + 3_600_000)
  await page.goto('admin/cv/buscar')
  await expect(trabajos.getByRole('button', { name: 'Cancelar' })).toHaveCount(4)
  // On a phone they leave the screen to what one came for.
  await page.setViewportSize({ width: 360, height: 740 })
  for (const trabajo of await trabajos.locator('> div').all())
    expect((await trabajo.boundingBox())?.height).toBeLessThanOrEqual(740 / 7)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  db.prepare("update trabajos set estado = 'fallido', paso = 'No se pudo.' where id = 'publicacion'").run()
  db.prepare(
    "update trabajos set estado = 'listo', paso = 'Listo', archivo = 'a' where id like 'informe-%'",
  ).run()
  await expect(trabajos.getByRole('status')).toHaveCount(1)
  await expect(trabajos.getByRole('status')).toContainText(
    /Informe en PowerPoint Seguida 2025\s*Listo, y 2 más/,
  )
  await trabajos.getByRole('status').getByRole('button', { name: 'Quitar este aviso' }).click()
  await expect(trabajos.getByRole('status')).toHaveCount(0)
  await expect(trabajos.getByRole('alert')).toContainText('No se pudo.')
  db.close()
})
