// One TypeScript run per platform, so that the domain cannot lean on Node or the DOM, nor the server on the DOM.
// What did not change since the last run is not looked at again. The four share the cores: several threads in each, or a
// collection of memory that a minute's work does not fill, would double their processor time.
import { spawn } from 'node:child_process'
import { findTool } from './find-tool.mjs'

const projects = ['tsconfig.domain.json', 'tsconfig.server.json', 'tsconfig.web.json', 'tsconfig.json']

const codes = await Promise.all(
  projects.map((project) => {
    const known = `node_modules/.cache/tsc/${project.replace('.json', '')}.tsbuildinfo`
    const args = [
      findTool('tsc'),
      '-p',
      project,
      '--singleThreaded',
      '--incremental',
      '--tsBuildInfoFile',
      known,
    ]
    return new Promise((resolve) => {
      spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, GOGC: 'off' } }).on(
        'close',
        (code) => resolve(code ?? 1),
      )
    })
  }),
)
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0
