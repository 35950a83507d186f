interface InformeDePrueba {
  para: string
  asunto?: string
  accion?: 'failed' | 'delayed' | 'delivered'
  estado?: string
  /** The mail it is about, or its headers. */
  original?: { tipo: 'message/rfc822' | 'text/rfc822-headers'; texto: string }
}

/** A delivery report in the shape that Postfix and Exchange give it. */
export function buildInforme({
  para,
  asunto = 'Undelivered Mail Returned to Sender',
  accion = 'failed',
  estado = '5.1.1',
  original = { tipo: 'text/rfc822-headers', texto: 'Subject: Hola' },
}: InformeDePrueba): string {
  const partes: [tipo: string, texto: string][] = [
    ['text/plain; charset=us-ascii', 'This is the mail system at host mx.cliente.example.'],
    [
      'message/delivery-status',
      [
        'Reporting-MTA: dns; mx.cliente.example',
        'Arrival-Date: Sun, 15 Nov 2026 10:00:00 -0600',
        '',
        'Final-Recipient: rfc822; ana@cliente.example',
        `Action: ${accion}`,
        `Status: ${estado}`,
        'Diagnostic-Code: smtp; 550 5.1.1 <ana@cliente.example>: Recipient address',
        '    rejected: User unknown',
      ].join('\r\n'),
    ],
    [original.tipo, original.texto],
  ]
  return [
    'From: MAILER-DAEMON@mx.cliente.example',
    `To: ${para}`,
    `Subject: ${asunto}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="B"',
    '',
    ...partes.flatMap(([tipo, texto]) => ['--B', `Content-Type: ${tipo}`, '', texto]),
    '--B--',
    '',
  ].join('\r\n')
}

export const buildAusencia = (para: string): string =>
  [
    'From: ana@cliente.example',
    `To: ${para}`,
    'Auto-Submitted: auto-replied',
    'Subject: Fuera de la oficina',
    '',
    'Vuelvo el lunes.',
    '',
  ].join('\r\n')

const HEAD = 'Subject: hostil\r\nMIME-Version: 1.0\r\n'
const REPORT = 'Content-Type: message/delivery-status\r\n\r\nAction: failed\r\n'

/** What took the reading of reports down, or kept everybody waiting: each says that it is a report. */
export const CORREOS_HOSTILES: Record<string, () => string> = {
  'parts within each other beyond what is read': () =>
    HEAD +
    Array.from(
      { length: 300 },
      (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}\r\n`,
    ).join('') +
    REPORT,
  'a head without end': () => `${HEAD}X: message/delivery-status${'a'.repeat(250_000)}`,
  'text of blank lines that flow': () =>
    `${HEAD}Content-Type: text/plain; format=flowed; delsp=yes\r\n\r\nmessage/delivery-status${' \r\n'.repeat(80_000)}`,
  'addresses without end': () =>
    `${HEAD}To: ${'a@b.gt, (('.repeat(20_000)}\r\nContent-Type: text/plain\r\n\r\nmessage/delivery-status`,
}
