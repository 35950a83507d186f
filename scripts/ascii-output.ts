import type { Plugin } from 'vite'

const escapeLetter = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A built file without any letter beyond ASCII: with one, Node keeps two bytes for each of its letters in memory. */
export const asciiOutput: Plugin = {
  name: 'ascii-output',
  applyToEnvironment: ({ config }) => config.consumer === 'server',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escapeLetter)
    }
  },
}

/** Sources are kept in memory as text. Lines and names stay, for whoever reads a stack. */
export const WITHOUT_COMMENTS = { comments: false } as const
