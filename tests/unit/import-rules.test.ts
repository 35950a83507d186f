import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listFolderCircles } from '../../scripts/list-folder-circles.ts'

const config = resolve('.dependency-cruiser.mjs')
const depcruise = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')

type Named = { name: string }

const FOLDERS = ['src', 'scripts', 'tests', 'bench', 'tools']

/** The rules there are, and what violates them. */
function cruise(cwd: string) {
  const args = [depcruise, ...FOLDERS, '--config', config, '--output-type', 'json', '--no-progress']
  const { stdout } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { summary } = JSON.parse(stdout)
  const rules: Named[] = summary.ruleSetUsed.forbidden
  const violations: { rule: Named; from: string; to: string }[] = summary.violations
  return { rules, violations }
}

const PLANTED = [
  ['slices-stand-in-order', 'src/features/climas/server/s.ts', 'src/features/publicacion/server/cierre/t.ts'],
  ['strangers-are-read-apart', 'src/features/cvs/server/m.ts', 'src/server/archivos/judge-n.ts'],
  ['slices-have-a-place', 'src/features/nueva/server/u.ts', 'src/features/cvs/server/v.ts'],
  ['slices-have-a-place', 'src/features/cvs/v.ts', 'src/features/cvs/server/v.ts'],
  ['domain-is-pure', 'src/domain/uno/a.ts', 'src/server/db/b.ts'],
  ['contract-is-alone', 'src/contract/a.ts', 'src/domain/dos/b.ts'],
  ['drawing-is-pure', 'src/dibujo/s.ts', 'src/web/lib/t.ts'],
  ['web-not-server', 'src/web/lib/c.ts', 'src/server/base/errors.ts'],
  ['web-not-server', 'src/features/cvs/web/ca.ts', 'src/features/cvs/server/cb.ts'],
  ['server-not-web', 'src/features/cvs/server/d.ts', 'src/web/lib/e.ts'],
  ['server-not-web', 'src/features/cvs/server/da.ts', 'src/features/cvs/web/db.ts'],
  ['server-not-cli', 'src/server/g.ts', 'src/cli/h.ts'],
  ['rooms-stand-in-order', 'src/server/db/f.ts', 'src/server/context/context.ts'],
  ['rooms-stand-in-order', 'src/server/http/ga.ts', 'src/server/graphql/f.ts'],
  ['rooms-have-a-place', 'src/server/nueva/a.ts', 'src/server/db/b.ts'],
  ['rooms-below-know-no-slice', 'src/server/db/fa.ts', 'src/features/cvs/server/g.ts'],
  ['slices-not-above', 'src/features/cvs/server/x.ts', 'src/server/start/jobs.ts'],
  ['folders-of-the-domain', 'src/domain/encuesta/y.ts', 'src/domain/climas/z.ts'],
  ['slices-not-http', 'src/features/cvs/server/h.ts', 'src/server/http/i.ts'],
  [
    'results-do-not-know-who-answered',
    'src/features/resultados/server/j.ts',
    'src/features/invitados/server/encuestados/k.ts',
  ],
  [
    'stores-are-private',
    'src/features/cvs/server/l.ts',
    'src/features/cuentas/server/sesion/sesiones-store.ts',
  ],
  ['stores-of-rooms-are-private', 'src/features/cvs/server/la.ts', 'src/server/llaves/llaves-store.ts'],
  ['ui-knows-no-product', 'src/web/ui/m.ts', 'src/web/content/n.ts'],
  ['slices-are-composed-above', 'src/features/cvs/web/o.ts', 'src/features/climas/web/p.ts'],
  ['web-knows-no-slice', 'src/web/marco/qa.ts', 'src/features/cvs/web/r.ts'],
  ['lib-is-lowest', 'src/web/lib/q.ts', 'src/web/ui/ra.ts'],
  ['product-knows-no-workshop', 'src/domain/tres/a.ts', 'scripts/b.ts'],
  ['workshop-stands-in-order', 'scripts/c.ts', 'tests/support/d.ts'],
  ['workshop-stands-in-order', 'bench/e.ts', 'tools/f.ts'],
] as const

test('a planted violation of every rule is caught', () => {
  const root = mkdtempSync(join(tmpdir(), 'clima-imports-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  writeFileSync(join(root, 'package.json'), '{"type":"module","devDependencies":{"herramienta":"1.0.0"}}')
  for (const name of ['ajena', 'herramienta']) {
    const folder = join(root, 'node_modules', name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), `{"name":"${name}","version":"1.0.0","main":"index.js"}`)
    writeFileSync(join(folder, 'index.js'), 'module.exports = 1\n')
    mkdirSync(join(root, 'src/cli'), { recursive: true })
    writeFileSync(join(root, `src/cli/${name}.ts`), `import x from '${name}'\nexport const y = x\n`)
    mkdirSync(join(root, 'scripts'), { recursive: true })
    if (name === 'herramienta')
      writeFileSync(join(root, 'scripts/build-server.ts'), `import x from '${name}'\nexport const y = x\n`)
  }
  for (const [, from, to] of PLANTED) {
    for (const file of [from, to]) mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, to), 'export const x: number = 1\n')
    const path = relative(dirname(from), to)
    const specifier = path.startsWith('.') ? path : `./${path}`
    writeFileSync(join(root, from), `import { x } from '${specifier}'\nexport const y: number = x\n`)
  }
  writeFileSync(join(root, 'src/server/w.ts'), "export { z } from './z.ts'\n")
  writeFileSync(join(root, 'src/server/z.ts'), "export * from './w.ts'\nexport const z = 1\n")
  const { rules, violations } = cruise(root)
  const caught = violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  for (const [rule, from, to] of PLANTED) expect(caught).toContain(`${rule}: ${from} → ${to}`)
  expect(caught).toContain(
    'tools-stay-out-of-the-product: scripts/build-server.ts → node_modules/herramienta/index.js',
  )
  const violated = new Set(violations.map(({ rule }) => rule.name))
  expect(rules.filter(({ name }) => !violated.has(name))).toEqual([])
})

test('folders that import each other stand in a circle, though no file does', () => {
  const imports: [string, string][] = [
    ['src/a/uno.ts', 'src/b/dos.ts'],
    ['src/b/hondo/tres.ts', 'src/a/cuatro.ts'],
    ['src/c/cinco.ts', 'src/a/uno.ts'],
    ['src/a/cuatro.ts', 'src/d/seis.ts'],
    ['src/b/hondo/tres.ts', 'src/b/dos.ts'],
  ]
  expect(listFolderCircles(imports)).toEqual(['src: a → b', 'src: b → a'])
  expect(listFolderCircles(imports.slice(2))).toEqual([])
})
