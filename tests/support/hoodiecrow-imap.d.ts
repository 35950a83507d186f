declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  interface Message {
    raw: string
    flags: string[]
  }
  interface ImapServer {
    server: Server
    folderCache: Record<string, { messages: Message[] }>
    listen(port: number, host: string): void
    appendMessage(mailbox: string, flags: string[], internaldate: undefined, raw: string): void
  }
  export default function hoodiecrow(options: {
    plugins: string[]
    users: Record<string, { password: string }>
    storage: Record<string, { messages: { raw: string }[] }>
  }): ImapServer
}
