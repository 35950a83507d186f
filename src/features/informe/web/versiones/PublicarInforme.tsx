import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { LETRAS_DE_MENSAJE } from '#domain/informe/versiones.ts'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { TRABAJOS, useTrabajosDeClima } from '#web/lib/trabajos/trabajos-query.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { CampoTexto } from '#web/ui/Campo.tsx'
import { Correo } from '#web/ui/Correo.tsx'
import { DialogoAncho } from '#web/ui/DialogoAncho.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { useDialogoGuardado } from '#web/ui/use-dialogo-guardado.ts'
import type { Seccion } from '../informe-queries.ts'
import { RevisarTodas } from './RevisarTodas.tsx'
import styles from './Versiones.module.css'
import { PublicarInforme as Publicar } from './versiones.generated.ts'
import { type Versiones, versionesQuery } from './versiones-query.ts'

/** Sections that go in with a wording nobody stands for yet. */
export const listPorRevisar = (secciones: readonly Seccion[]): Seccion[] =>
  secciones.filter(({ incluida, redacciones }) => incluida && redacciones.some(({ revisada }) => !revisada))

interface FaltaParaPublicarProps {
  idClima: string
  secciones: readonly Seccion[]
  /** Where the round is closed. */
  cierre: string
  onSiguiente: () => void
  abiertas: ReadonlySet<string>
}

/** All that stands between the report and the client, before anybody tries. The list of sections marks which. */
export function FaltaParaPublicar({
  idClima,
  secciones,
  cierre,
  onSiguiente,
  abiertas,
}: FaltaParaPublicarProps) {
  const { data } = useQuery(versionesQuery(useApi(), idClima))
  const porRevisar = listPorRevisar(secciones)
  if (!data || (!data.impedimento && porRevisar.length === 0)) return null
  return (
    <section className={styles.falta} aria-labelledby="falta-para-publicar">
      <h2 id="falta-para-publicar" className="oculto">
        Para publicar al cliente falta
      </h2>
      {porRevisar.length > 0 && (
        <>
          <strong>
            Revisar {porRevisar.length === 1 ? 'una sección' : `${porRevisar.length} secciones`}.
          </strong>
          <Boton chico onClick={onSiguiente} aria-keyshortcuts="Enter">
            Siguiente sin revisar <kbd>↵</kbd>
          </Boton>
          <RevisarTodas {...{ idClima, porRevisar, abiertas }} />
        </>
      )}
      {data.impedimento && (
        <p>
          {data.impedimento} <Link to={cierre}>Ver el clima</Link>
        </p>
      )}
    </section>
  )
}

interface PublicarInformeProps {
  idClima: string
  /** Company and year. */
  titulo: string
  secciones: readonly Seccion[]
  minimoPorGrupo: number
  /** The round it is compared with. */
  comparada: { periodo: string; publicadaAlCliente: boolean } | undefined
}

/** The act that hands the report to the client. While something is missing it rests, and the screen says what. */
export function PublicarInforme({ idClima, ...rest }: PublicarInformeProps) {
  const api = useApi()
  const { data } = useQuery(versionesQuery(api, idClima))
  const trabajos = useTrabajosDeClima(idClima)
  const [abierto, setAbierto] = useState(false)
  const enCurso = trabajos.some(({ tipo, estado }) => tipo === 'informe-cliente' && estado === 'en_curso')
  const falta = Boolean(data?.impedimento) || listPorRevisar(rest.secciones).length > 0
  return (
    <>
      <Boton
        tono="primario"
        disabled={!data || falta}
        aria-disabled={enCurso}
        aria-describedby={falta ? 'falta-para-publicar' : undefined}
        onClick={() => enCurso || setAbierto(true)}
      >
        <Icono nombre="adjuntar" /> {enCurso ? 'Publicando…' : 'Publicar al cliente'}
      </Boton>
      {data && abierto && (
        <DialogoDePublicacion
          key={data.siguiente}
          idClima={idClima}
          versiones={data}
          {...rest}
          onCerrar={() => setAbierto(false)}
        />
      )}
    </>
  )
}

interface DialogoDePublicacionProps extends PublicarInformeProps {
  versiones: Versiones
  onCerrar: () => void
}

function DialogoDePublicacion({
  idClima,
  titulo,
  secciones,
  minimoPorGrupo,
  comparada,
  versiones,
  onCerrar,
}: DialogoDePublicacionProps) {
  const api = useApi()
  const client = useQueryClient()
  const [mensaje, setMensaje] = useState('')
  const { siguiente, clientes, conResultados } = versiones
  const publicar = useMutation({
    mutationFn: () => api(Publicar, { idClima, version: siguiente, mensaje }),
    onSuccess: onCerrar,
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: TRABAJOS })
      await client.invalidateQueries({ queryKey: versionesQuery(api, idClima).queryKey })
    },
  })
  const guardado = useDialogoGuardado(onCerrar)
  const hasMensaje = useCallback(() => mensaje.trim() !== '', [mensaje])
  return (
    <DialogoAncho
      confirma
      abierto
      {...guardado}
      titulo="Publicar al cliente"
      entrada={`${titulo}, versión ${siguiente}`}
      pie={
        <>
          {/* On a phone a field with the focus brings a keyboard over what is to be read first. */}
          <Boton onClick={guardado.onCerrar} data-foco>
            Todavía no
          </Boton>
          <Boton tono="primario" disabled={publicar.isPending} onClick={() => publicar.mutate()}>
            Publicar la versión {siguiente}
          </Boton>
        </>
      }
    >
      <GuardaDeCambios hasCambios={hasMensaje} />
      <div className={styles.dialogo}>
        {publicar.error && <Aviso tono="mal">{formatFailure(publicar.error)}</Aviso>}
        {comparada && !comparada.publicadaAlCliente && (
          <Aviso tono="info">
            Con este informe salen también cifras de {comparada.periodo}, que no se le ha publicado al
            cliente. Si no debe verlas, compáralo con otra ronda o con ninguna.
          </Aviso>
        )}
        <ul className={styles.revisa}>
          {listRevisado(secciones, minimoPorGrupo).map(({ titulo, texto }) => (
            <li key={titulo}>
              <Icono nombre="hecho" />
              <span>
                <strong>{titulo}</strong> {texto}
              </span>
            </li>
          ))}
        </ul>
        <div>
          <strong>Quién lo recibe</strong>
          {clientes.length === 0 ? (
            <p>Todavía nadie de la empresa tiene cuenta: un administrador la invita en Equipo.</p>
          ) : (
            <ul className={styles.recibe}>
              {clientes.map(({ nombre, correo }) => (
                <li key={correo}>
                  {nombre}{' '}
                  <span>
                    <Correo de={correo} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
        {clientes.length > 0 && (
          <CampoTexto
            rotulo="Mensaje"
            opcional
            rows={2}
            maxLength={LETRAS_DE_MENSAJE}
            value={mensaje}
            onChange={(event) => setMensaje(event.currentTarget.value)}
          />
        )}
        <p className={styles.nota}>{describeEfecto(siguiente, clientes.length, conResultados)}</p>
      </div>
    </DialogoAncho>
  )
}

function listRevisado(secciones: readonly Seccion[], minimo: number): { titulo: string; texto: string }[] {
  const incluidas = secciones.filter(({ incluida }) => incluida)
  const redacciones = incluidas.flatMap((seccion) => seccion.redacciones).length
  const conVoces = incluidas.some(({ clave }) => clave === 'voces')
  return [
    {
      titulo: redacciones === 1 ? 'Una redacción revisada.' : `${redacciones} redacciones revisadas.`,
      texto: 'Ninguna queda sugerida.',
    },
    {
      titulo: `Grupo mínimo de ${minimo} personas.`,
      texto: 'Con menos, ninguna cifra ni frase en ninguno de los tres archivos.',
    },
    conVoces
      ? {
          titulo: 'Voces sin señas.',
          texto: 'Solo las frases elegidas en la Mesa, con nombres y otras señas tapados.',
        }
      : { titulo: 'Sin voces.', texto: 'Nada de lo que la gente escribió va en el informe.' },
  ]
}

function describeEfecto(siguiente: number, clientes: number, conResultados: boolean): string {
  return [
    clientes === 0
      ? 'Quien reciba cuenta después lo encuentra en Informes.'
      : `${clientes === 1 ? 'Recibe un correo que le dice' : 'Reciben un correo que les dice'} dónde está; los archivos se descargan al entrar con la cuenta.`,
    conResultados ? '' : 'También verá los resultados de esta ronda en pantalla.',
    siguiente > 1 ? 'Reemplaza a la versión anterior, que deja de verse.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}
