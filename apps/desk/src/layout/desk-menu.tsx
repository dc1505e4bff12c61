import HomeIcon from '@mui/icons-material/HomeOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import ChartIcon from '@mui/icons-material/ShowChart';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import TwoPeopleIcon from '@mui/icons-material/PeopleOutlined';
import TaskIcon from '@mui/icons-material/AssignmentOutlined';
import ListIcon from '@mui/icons-material/TableRowsOutlined';
import { Divider, ListSubheader } from '@mui/material';
import { Menu, useTranslate } from 'react-admin';
import { useNames } from '../texts/use-names.ts';
import { useWorkLists } from '../work-lists/use-work-lists.ts';
import { useDesk } from './desk-context.ts';
import { menuGroups } from './menu-groups.ts';
import { mayImport, maySeeActs, maySeeFigures } from './may-see.ts';

/** The menu: the person's own work first, then what their roles let them see. */
export function DeskMenu() {
  const t = useTranslate();
  const names = useNames();
  const { resources, roles } = useDesk();
  const { lists } = useWorkLists();
  const head = (text: string) => (
    <ListSubheader
      component="div"
      disableSticky
      sx={{ bgcolor: 'transparent', color: 'text.secondary', lineHeight: '32px' }}
    >
      {text}
    </ListSubheader>
  );
  return (
    <Menu>
      <Menu.Item to="/" primaryText={t('desk.home.title')} leftIcon={<HomeIcon />} />
      {(lists ?? []).map(({ kind, waiting }) => (
        <Menu.Item
          key={kind}
          to={`/work/${kind}`}
          primaryText={`${t(`work.kinds.${kind.replaceAll('-', '_')}`)}${waiting > 0 ? ` (${waiting})` : ''}`}
          leftIcon={<TaskIcon />}
        />
      ))}
      {maySeeActs(roles) && (
        <Menu.Item to="/second-person" primaryText={t('acts_page.title')} leftIcon={<TwoPeopleIcon />} />
      )}
      {maySeeFigures(roles) && <Menu.Item to="/figures" primaryText={t('figures.title')} leftIcon={<ChartIcon />} />}
      {mayImport(roles) && <Menu.Item to="/imports" primaryText={t('imports.title')} leftIcon={<UploadIcon />} />}
      {maySeeFigures(roles) && (
        <Menu.Item to="/searches" primaryText={t('searches.title')} leftIcon={<SearchOffIcon />} />
      )}
      {menuGroups(resources.map(({ name }) => name)).map(([group, members]) => [
        <Divider key={`${group}-line`} sx={{ my: 0.5 }} />,
        <div key={group}>{head(t(`menu.${group}`))}</div>,
        ...members.map((name) => (
          <Menu.Item key={name} to={`/${name}`} primaryText={names.resource(name)} leftIcon={<ListIcon />} />
        )),
      ])}
    </Menu>
  );
}
