import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const config = resolve('.dependency-cruiser.mjs')

function listViolations(cwd: string): string[] {
  const args = ['src', '--config', config, '--output-type', 'json', '--no-progress']
  const { stdout } = spawnSync('depcruise', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const { summary } = JSON.parse(stdout)
  return summary.violations.map((violation: { rule: { name: string } }) => violation.rule.name)
}

const PLANTED = [
  ['features-stand-in-order', 'src/server/features/climas/s.ts', 'src/server/features/cierre/t.ts'],
  ['features-have-a-place', 'src/server/features/nueva/u.ts', 'src/server/features/cvs/v.ts'],
  ['domain-is-pure', 'src/domain/uno/a.ts', 'src/server/db/b.ts'],
  ['contract-is-alone', 'src/contract/a.ts', 'src/domain/dos/b.ts'],
  ['drawing-is-pure', 'src/dibujo/s.ts', 'src/web/lib/t.ts'],
  ['web-not-server', 'src/web/lib/c.ts', 'src/server/errors.ts'],
  ['server-not-web', 'src/server/features/cvs/d.ts', 'src/web/lib/e.ts'],
  ['server-layers-below-features', 'src/server/db/f.ts', 'src/server/features/cvs/g.ts'],
  ['folders-of-the-domain', 'src/domain/encuesta/y.ts', 'src/domain/climas/z.ts'],
  ['db-knows-no-context', 'src/server/db/w.ts', 'src/server/context.ts'],
  ['features-not-jobs', 'src/server/features/cvs/x.ts', 'src/server/jobs.ts'],
  ['features-not-http', 'src/server/features/cvs/h.ts', 'src/server/http/i.ts'],
  [
    'results-do-not-know-who-answered',
    'src/server/features/resultados/j.ts',
    'src/server/features/encuestados/k.ts',
  ],
  ['stores-are-private', 'src/server/features/cvs/l.ts', 'src/server/features/sesion/sesiones-store.ts'],
  ['ui-knows-no-product', 'src/web/ui/m.ts', 'src/web/content/n.ts'],
  ['features-not-siblings', 'src/web/features/cvs/o.ts', 'src/web/features/climas/p.ts'],
  ['lib-knows-no-feature', 'src/web/lib/q.ts', 'src/web/features/cvs/r.ts'],
] as const

/** Planted below, by hand. */
const OTHERS = ['no-circular', 'what-is-imported-is-declared', 'tools-stay-out-of-the-product']

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
  expect(listViolations(root)).toEqual(expect.arrayContaining([...OTHERS, ...PLANTED.map(([rule]) => rule)]))
})
