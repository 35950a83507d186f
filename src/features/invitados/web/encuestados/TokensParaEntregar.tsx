import { useCallback, useEffect, useRef } from 'react'
import { formatAnonimato } from '#domain/climas/anonimato.ts'
import { formatDireccionCorta } from '#domain/climas/codigo-corto.ts'
import { formatGrupo } from '#domain/climas/nombres.ts'
import { formatFecha } from '#domain/fechas/format-fecha.ts'
import { SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import type { ClimaConGrupos } from './encuestados-queries.ts'
import styles from './TokensParaEntregar.module.css'

interface TokensParaEntregarProps {
  clima: ClimaConGrupos
  tokens: readonly { token: string; idGrupo: string | null }[]
  /** Whether leaving them behind is asked about here. */
  guarda: boolean
}

const SIN_TOMAR = {
  titulo: 'Hay tokens sin copiar ni imprimir',
  texto:
    'No se vuelven a mostrar. Si sales ahora se pierden, y los lugares de su grupo quedan ocupados hasta que los elimines en Encuestados.',
  seguir: 'Quedarme',
  salir: 'Salir y perderlos',
}

/** Which tokens somebody took along, by the clipboard or on paper; leaving the others behind is asked about. */
function useTomados(tokens: TokensParaEntregarProps['tokens']) {
  const tomados = useRef(new Set<string>())
  const take = useCallback((cuales: readonly string[]) => {
    for (const token of cuales) tomados.current.add(token)
  }, [])
  const quedan = useCallback(() => tokens.some(({ token }) => !tomados.current.has(token)), [tokens])
  useEffect(() => {
    const takeTodos = () => take(tokens.map(({ token }) => token))
    addEventListener('afterprint', takeTodos)
    return () => removeEventListener('afterprint', takeTodos)
  }, [tokens, take])
  return { take, quedan }
}

/** Tokens to hand out. On paper each is a slip that says all that an invitation says. */
export function TokensParaEntregar({ clima, tokens, guarda }: TokensParaEntregarProps) {
  const config = useSiteConfig()
  const { timeZone } = config
  const showAviso = useAvisos()
  const { take, quedan } = useTomados(tokens)
  const enlace = formatDireccionCorta(config, clima.codigo)
  const grupos = new Map(clima.gruposDeOpinion.map((grupo) => [grupo.id, formatGrupo(grupo)]))
  const hasta = clima.fechaLimite == null ? '' : ` hasta el ${formatFecha(clima.fechaLimite, timeZone)}`

  const copiar = async (cuales: readonly string[], hecho: string) => {
    try {
      await navigator.clipboard.writeText(cuales.join('\n'))
      take(cuales)
      showAviso({ tono: 'bien', texto: hecho, ms: SUCCESS_MS })
    } catch {
      showAviso({
        tono: 'info',
        texto: 'Este navegador no deja copiar: márcalo y usa Ctrl+C.',
        ms: SUCCESS_MS,
      })
    }
  }

  return (
    <>
      <div className={styles.cabeza}>
        <p>
          {tokens.length === 1
            ? 'Este token no se vuelve a mostrar. Cópialo o imprímelo ahora.'
            : 'Estos tokens no se vuelven a mostrar. Cópialos o imprímelos ahora.'}
        </p>
        <div className={styles.acciones}>
          {tokens.length > 1 && (
            <Boton
              chico
              onClick={() =>
                void copiar(
                  tokens.map(({ token }) => token),
                  'Tokens copiados.',
                )
              }
            >
              Copiar todos
            </Boton>
          )}
          <Boton chico onClick={() => window.print()}>
            Imprimir
          </Boton>
        </div>
      </div>
      {guarda && <GuardaDeCambios hasCambios={quedan} pregunta={SIN_TOMAR} />}
      <ul
        className={styles.papeletas}
        // Marked and copied by hand, where the browser does not let us.
        onCopy={() => {
          const marcado = String(getSelection())
          take(tokens.flatMap(({ token }) => (marcado.includes(token) ? [token] : [])))
        }}
      >
        {tokens.map(({ token, idGrupo }) => (
          <li key={token}>
            <p className={styles.papel}>
              <b>{config.firma.nombre}</b> te invita a la encuesta de clima de{' '}
              <b>{clima.empresa.nombre_comercial}</b>. {formatAnonimato(clima.minimoPorGrupo)} Contéstala
              {hasta} en:
            </p>
            <p className={styles.papel}>{enlace}</p>
            <small>{grupos.get(idGrupo ?? '')}</small>
            <code>{token}</code>
            <Boton
              chico
              aria-label={`Copiar el token ${token}`}
              onClick={() => void copiar([token], 'Token copiado.')}
            >
              Copiar
            </Boton>
          </li>
        ))}
      </ul>
    </>
  )
}
