import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

// CBOR (RFC 8949), as much of it as a registration is written in.
const head = (major: number, value: number): Buffer =>
  value < 24 ? Buffer.from([(major << 5) | value]) : Buffer.from([(major << 5) | 24, value])
const integer = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value))
const bytes = (value: Uint8Array) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])

const PRESENT_AND_VERIFIED = 0x05
const WITH_CREDENTIAL = 0x40

/** A device that keeps one passkey, as a browser would hand on what it says. */
export function createLlaveDePrueba(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x, y } = publicKey.export({ format: 'jwk' })
  const coordinate = (value: string | undefined) => bytes(Buffer.from(value!, 'base64url'))
  const rpHash = sha256(new URL(origin).hostname)
  const writeClient = (type: string, opciones: string) =>
    Buffer.from(
      JSON.stringify({ type, challenge: JSON.parse(opciones).challenge, origin, crossOrigin: false }),
    )
  const present = (response: object) =>
    JSON.stringify({
      id: toText(id),
      rawId: toText(id),
      type: 'public-key',
      response,
      clientExtensionResults: {},
    })

  const register = (opciones: string): string => {
    const key = [integer(1), integer(2), integer(3), integer(-7), integer(-1), integer(1)]
    const cose = [head(5, 5), ...key, integer(-2), coordinate(x), integer(-3), coordinate(y)]
    const flags = Buffer.from([PRESENT_AND_VERIFIED | WITH_CREDENTIAL])
    const data = [rpHash, flags, Buffer.alloc(4), Buffer.alloc(16), Buffer.from([0, id.length]), id, ...cose]
    const attestation = [text('fmt'), text('none'), text('attStmt'), head(5, 0), text('authData')]
    return present({
      clientDataJSON: toText(writeClient('webauthn.create', opciones)),
      attestationObject: toText(Buffer.concat([head(5, 3), ...attestation, bytes(Buffer.concat(data))])),
      transports: ['internal'],
    })
  }

  const enter = (opciones: string): string => {
    const client = writeClient('webauthn.get', opciones)
    const data = Buffer.concat([
      rpHash,
      Buffer.from([PRESENT_AND_VERIFIED]),
      Buffer.from(new Uint8Array([0, 0, 0, 1])),
    ])
    return present({
      clientDataJSON: toText(client),
      authenticatorData: toText(data),
      signature: toText(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
    })
  }

  return { register, enter }
}
