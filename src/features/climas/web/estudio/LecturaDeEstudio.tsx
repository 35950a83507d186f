import { useMemo, useState } from 'react'
import {
  type CifraDeEstudio,
  type CifraRechazada,
  getClaveDeCifra,
  listVariables,
  type Referencia,
} from '#domain/estudios/cifra.ts'
import {
  type DecisionesDeEstudio,
  type NombreDeLibro,
  readEstudio,
  toDestino,
} from '#domain/estudios/read-estudio.ts'
import { hasEmpresa, refuseCifras } from '#domain/estudios/refuse-cifras.ts'
import type { Hoja } from '#domain/hojas/hoja.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { CampoMarco } from '#web/ui/Campo.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import styles from './EstudioAnterior.module.css'

interface LecturaDeEstudioProps {
  hojas: readonly Hoja[]
  referencia: Referencia
  empresa: string
  minimo: number
  guardando: boolean
  /** A sentence on what the form still lacks. */
  falta: string | null
  onGuardar: (cifras: readonly CifraDeEstudio[]) => void
}

/** What was read of the workbook: names to be said, rows that are not stored and why, and what is. */
export function LecturaDeEstudio({
  hojas,
  referencia,
  empresa,
  minimo,
  guardando,
  falta,
  onGuardar,
}: LecturaDeEstudioProps) {
  const [decisiones, setDecisiones] = useState<DecisionesDeEstudio>({})
  const leido = useMemo(
    () => readEstudio(hojas, { referencia, empresa }, decisiones),
    [hojas, referencia, empresa, decisiones],
  )
  const { quedan, rechazadas } = useMemo(
    () => refuseCifras(leido.cifras, { referencia, minimo }),
    [leido, referencia, minimo],
  )
  if (leido.falla) return <Aviso tono="mal">{leido.falla}</Aviso>
  const fuera = [...leido.problemas, ...rechazadas]
  const entran = quedan.length
  const porDecir = {
    conjuntos: leido.conjuntos.filter(({ conocido }) => !conocido),
    variables: leido.variables.filter(({ conocido }) => !conocido),
  }
  const sinDecir = [...porDecir.conjuntos, ...porDecir.variables].filter(({ destino }) => destino === null)
  const decide = (de: 'conjuntos' | 'variables') => (clave: string, destino: string | null) =>
    setDecisiones({ ...decisiones, [de]: { ...decisiones[de], [clave]: destino } })
  const motivo =
    falta ??
    (hasEmpresa(quedan)
      ? null
      : 'Falta la fila de toda la empresa, con sus porcentajes y sus personas: sin ella no hay estudio.')
  return (
    <section className={styles.lectura} aria-labelledby="lectura-de-estudio">
      <h2 id="lectura-de-estudio">Lo que leímos</h2>
      <p role="status">
        <b>{formatCantidad(entran, 'cifra', 'cifras')}</b> {entran === 1 ? 'entra' : 'entran'}
        {hasEmpresa(quedan) && `: ${formatPartes(quedan)}`}.
        {sinDecir.length > 0 &&
          ` ${formatCantidad(sinDecir.length, 'nombre espera que digas qué es', 'nombres esperan que digas qué son')}.`}
      </p>
      {porDecir.variables.length > 0 && (
        <Nombres
          titulo="Variables con otro nombre"
          nombres={porDecir.variables}
          opciones={[
            {
              grupo: 'Variables de aquí',
              destinos: listVariables(referencia).map(({ nombre }) => [nombre, nombre]),
            },
          ]}
          onDecide={decide('variables')}
        />
      )}
      {porDecir.conjuntos.length > 0 && (
        <Nombres
          titulo="Áreas y grupos con otro nombre"
          nombres={porDecir.conjuntos}
          opciones={[
            { grupo: 'Empresa', destinos: [[toDestino('empresa'), 'Toda la empresa']] },
            {
              grupo: 'Áreas',
              destinos: referencia.areasDeTrabajo.map(({ nombre }) => [toDestino('area', nombre), nombre]),
            },
            {
              grupo: 'Grupos',
              destinos: referencia.gruposDeOpinion.map(({ nombre }) => [toDestino('grupo', nombre), nombre]),
            },
          ]}
          conPropios
          onDecide={decide('conjuntos')}
        />
      )}
      {fuera.length > 0 && <Fuera fuera={fuera} />}
      <footer className={styles.pie}>
        <Boton
          tono="primario"
          aria-disabled={motivo !== null || guardando}
          onClick={() => motivo === null && !guardando && onGuardar(leido.cifras)}
        >
          {guardando ? 'Guardando…' : 'Guardar el estudio'}
        </Boton>
        {motivo && <p>{motivo}</p>}
      </footer>
    </section>
  )
}

function formatPartes(cifras: readonly CifraDeEstudio[]): string {
  const conjuntos = [...new Map(cifras.map((cifra) => [getClaveDeCifra(cifra), cifra.clase])).values()]
  const count = (clase: CifraDeEstudio['clase']) => conjuntos.filter((una) => una === clase).length
  return [
    'toda la empresa',
    count('area') > 0 && formatCantidad(count('area'), 'área', 'áreas'),
    count('grupo') > 0 && formatCantidad(count('grupo'), 'grupo', 'grupos'),
  ]
    .filter(Boolean)
    .join(', ')
}

interface NombresProps {
  titulo: string
  nombres: readonly NombreDeLibro[]
  opciones: readonly { grupo: string; destinos: readonly (readonly [destino: string, texto: string])[] }[]
  /** It may stay under its own name, which compares with nothing here. */
  conPropios?: boolean
  onDecide: (clave: string, destino: string | null) => void
}

/** Names of the workbook that nothing here has, each with what it is. */
function Nombres({ titulo, nombres, opciones, conPropios = false, onDecide }: NombresProps) {
  return (
    <fieldset className={styles.nombres}>
      <legend>{titulo}</legend>
      {nombres.map(({ clave, nombre, destino }) => (
        <CampoMarco key={clave} rotulo={nombre}>
          {(atributos) => (
            <select
              value={destino ?? ''}
              onChange={(event) => onDecide(clave, event.currentTarget.value || null)}
              {...atributos}
            >
              <option value="">No se trae</option>
              {conPropios && (
                <optgroup label="Como se llama">
                  <option value={toDestino('area', nombre)}>Área {nombre}</option>
                  <option value={toDestino('grupo', nombre)}>Grupo {nombre}</option>
                </optgroup>
              )}
              {opciones.map(({ grupo, destinos }) => (
                <optgroup key={grupo} label={grupo}>
                  {destinos.map(([valor, texto]) => (
                    <option key={valor} value={valor}>
                      {texto}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </CampoMarco>
      ))}
    </fieldset>
  )
}

/** A line for each row and reason, however many variables it is of. */
function Fuera({ fuera }: { fuera: readonly CifraRechazada[] }) {
  const lineas = [...Map.groupBy(fuera, ({ fila, motivo }) => `${fila} ${motivo}`).values()].sort(
    ([a], [b]) => a!.fila - b!.fila,
  )
  return (
    <div className={styles.fuera}>
      <h3>No se guardan</h3>
      <ul>
        {lineas.map((suyas) => (
          <li key={`${suyas[0]!.fila} ${suyas[0]!.motivo}`}>
            <b>Fila {suyas[0]!.fila}</b> {suyas[0]!.motivo}{' '}
            <span>
              {suyas.length === 1
                ? suyas[0]!.variable
                : formatCantidad(suyas.length, 'variable', 'variables')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
