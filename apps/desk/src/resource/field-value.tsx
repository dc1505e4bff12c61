import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { OperatorField, OperatorResource } from '@haat/api-contract/operator';
import { inWords } from '../data/in-words.ts';
import { useNames } from '../texts/use-names.ts';

interface FieldValueProps {
  readonly field: OperatorField;
  readonly value: unknown;
  readonly resource: string;
  /** Resources that the person sees: a reference to one of them leads there. */
  readonly seen?: readonly OperatorResource[];
  /** As text alone, where it stands in a link. */
  readonly isPlain?: boolean;
}

const IS_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

/** A field's value as people read it. */
export function FieldValue({ field, value, resource, seen = [], isPlain = false }: FieldValueProps) {
  const names = useNames();
  const { kind, name, reference } = field;
  const isThere = value !== null && value !== undefined && value !== '';
  if (kind === 'table')
    return <LinesTable field={field} lines={isThere ? (value as Line[]) : []} resource={resource} />;
  const text = names.value(kind, value, `${resource}.${name}`);
  if (isPlain || !isThere) return <>{kind === 'reference' && IS_ID.test(text) ? text.slice(0, 8) : text}</>;
  if (kind === 'choice') return <Chip label={text} size="small" variant="outlined" />;
  if (kind === 'reference') {
    const short = IS_ID.test(text) ? text.slice(0, 8) : text;
    return reference !== null && seen.some((one) => one.name === reference) ? (
      <Link to={`/${reference}/${encodeURIComponent(inWords(value))}/show`}>{short}</Link>
    ) : (
      <>{short}</>
    );
  }
  if (kind === 'long-text' || kind === 'texts')
    return (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'break-word', minWidth: 120 }}>
        {text}
      </Typography>
    );
  const isNumber = kind === 'rupees' || kind === 'number';
  return (
    <Box component="span" sx={isNumber ? { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } : {}}>
      {text}
    </Box>
  );
}

type Line = Readonly<Record<string, unknown>>;

function LinesTable({ field, lines, resource }: { field: OperatorField; lines: readonly Line[]; resource: string }) {
  const t = useTranslate();
  const names = useNames();
  if (lines.length === 0) return <>{t('desk.nothing')}</>;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={names.field(resource, field.name)}>
        <TableHead>
          <TableRow>
            {field.columns.map(({ name }) => (
              <TableCell key={name}>{names.field(resource, name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, index) => (
            <TableRow key={index}>
              {field.columns.map(({ name, kind }) => (
                <TableCell key={name}>
                  {kind === 'text'
                    ? names.choice(`${resource}.${name}`, line[name] ?? t('desk.nothing'))
                    : names.value(kind, line[name], `${resource}.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
