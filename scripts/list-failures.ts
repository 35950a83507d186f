// The failed tests of both reports, so that the end of a log names them.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

interface VitestReport {
  testResults?: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

interface PlaywrightError {
  message?: string
}
interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    line: number
    ok: boolean
    tests: { status: string; results: { errors?: PlaywrightError[] }[] }[]
  }[]
}
interface PlaywrightReport {
  suites?: PlaywrightSuite[]
  errors?: PlaywrightError[]
}

const MAX_LINES = 12

function quote(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? 'no reason was given')
    .trim()
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
  return lines
    .slice(0, MAX_LINES)
    .map((line) => `    ${line}`)
    .join('\n')
}

function* listOfVitest({ testResults = [] }: VitestReport) {
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((one) => one.status === 'failed')
    for (const { fullName, failureMessages } of failed) {
      yield `${file} › ${fullName}\n${quote(failureMessages?.[0])}`
    }
    // A file that could not be loaded, or whose hooks failed, has no failed test to name.
    if (status === 'failed' && failed.length === 0) yield `${file}\n${quote(message)}`
  }
}

function* listOfSuite({ suites = [], specs = [] }: PlaywrightSuite): Generator<string> {
  for (const { file, line, title, ok, tests } of specs) {
    if (ok && !tests.some(({ status }) => status === 'flaky')) continue
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []))
    yield `tests/e2e/${file}:${line} › ${title}\n${quote(errors[0]?.message)}`
  }
  for (const suite of suites) yield* listOfSuite(suite)
}

function* listOfPlaywright({ suites = [], errors = [] }: PlaywrightReport) {
  for (const suite of suites) yield* listOfSuite(suite)
  for (const { message } of errors) yield `browser\n${quote(message)}`
}

export function listFailures(vitest: object, playwright: object): string[] {
  return [...listOfVitest(vitest), ...listOfPlaywright(playwright)]
}
